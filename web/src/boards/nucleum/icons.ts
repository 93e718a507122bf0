// The signs of the board on a grid of 24: one stroke, round caps, in the colour of the text.
// They join the sheet of the shell under `nu-` names, so that seats and tabs can show them, too.
const F = 'fill="currentColor"';

export const ICONS: Readonly<Record<string, string>> = {
  urbanize: '<path d="M4 20V10l5-4 5 4v10zM9 20v-5"/><path d="M18.5 5v7M15 8.5h7"/>',
  industrialize:
    '<circle cx="10" cy="14" r="3"/><path d="M10 7.5v2.2M10 18.3v2.2M3.5 14h2.2M14.3 14h2.2M5.4 9.4L7 11M13 17l1.6 1.6M5.4 18.6L7 17"/><path d="M18.5 3.5v7M15 7h7"/>',
  develop: `<rect x="3.5" y="9" width="17" height="9.5" rx="2"/><path d="M12 9v9.5"/><circle ${F} cx="7.7" cy="13.7" r="1.3"/><path d="M12 2.5v3.5M9.8 4.3L12 6.5l2.2-2.2"/>`,
  contract: `<path d="M6 3.5h9l3.5 3.5V20H6z"/><path d="M9 9h6M9 12.5h6"/><circle ${F} cx="15" cy="17.5" r="2.3"/>`,
  energize: `<path ${F} d="M13.5 2.5L5 13.5h5.5L9.5 21.5 19 9.8h-6z"/>`,
  "worker-or-thaler":
    '<circle cx="7" cy="7.5" r="2.6"/><path d="M2.8 16.5c.2-3.6 1.7-5.4 4.2-5.4s4 1.8 4.2 5.4z"/><circle cx="17" cy="15" r="4.5"/><path d="M17 12.9v4.2M15.4 12.9h3.2M14.5 4l-4.5 16" opacity=".75"/>',
  "income-thaler":
    '<circle cx="9.5" cy="13.5" r="6"/><path d="M9.5 10.7v5.6M7.3 10.7h4.4"/><path d="M19 14V4.5M16 7.5l3-3 3 3"/>',
  "income-worker":
    '<circle cx="9" cy="8.5" r="3"/><path d="M3.8 19.5c.3-4.6 2-6.8 5.2-6.8s4.9 2.2 5.2 6.8z"/><path d="M19 14V4.5M16 7.5l3-3 3 3"/>',
  "income-vp":
    '<path d="M9 7.5l1.8 3.7 4 .5-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.5z"/><path d="M19 14V4.5M16 7.5l3-3 3 3"/>',
  "income-any":
    '<path d="M4 19.5v-5M9.5 19.5v-8M15 19.5V8"/><path d="M20 14V4.5M17.2 7.3L20 4.5l2.8 2.8" transform="translate(-.8 0)"/>',
  "paid-income":
    '<circle cx="6.5" cy="16" r="4"/><path d="M6.5 14.2v3.6M5 14.2h3M12.5 16h3M18.5 19.5V9M15.5 12l3-3 3 3"/>',
  achievement: `<circle cx="12" cy="9" r="5.5"/><path d="M8.5 13.5L7 21l5-2.5L17 21l-1.5-7.5"/><path d="M12 6.5l.9 1.7 1.9.2-1.4 1.3.4 1.9-1.8-.9-1.8.9.4-1.9-1.4-1.3 1.9-.2z" ${F} stroke="none"/>`,
  special: '<path d="M12 3l2.6 5.6 6 .7-4.5 4.1 1.3 6L12 16.3l-5.4 3.1 1.3-6L3.4 9.3l6-.7z"/>',
  residence: '<path d="M4.5 20V11L12 4.5 19.5 11v9z"/><path d="M10 20v-5.5h4V20"/>',
  factory: '<path d="M3.5 20V11l5-3.5V11l5-3.5V11l3-2V4h3.5v16z"/>',
  laboratory:
    '<path d="M9.8 3.5v6L4.6 18.3a1.6 1.6 0 0 0 1.4 2.4h12a1.6 1.6 0 0 0 1.4-2.4L14.2 9.5v-6M8.3 3.5h7.4M7.3 15h9.4"/>',
  government:
    '<path d="M3.5 9.5L12 4l8.5 5.5zM5 20.5h14M6.5 9.5v8M12 9.5v8M17.5 9.5v8M4.5 17.5h15"/>',
  turbine:
    '<circle cx="12" cy="12" r="2"/><path d="M12 10c-1.5-2.8-1.2-5.5.8-7 2.2 1.6 2.3 4.5.5 7.2M13.8 13c3.1 0 5.3 1.6 5.6 4-2.4 1.2-5 .1-6.5-2.7M10.2 13c-1.6 2.7-4.1 3.9-6.3 2.9.1-2.7 2.3-4.5 5.5-4.6"/>',
  mine: `<path d="M4.5 19.5L14 10M9 5.5c3.5-1.5 8 .5 10 5.5M9.5 5.3c2.7.7 7 3.5 9.3 5.5"/><path d="M15 20.5h5.5v-4H15z" ${F}/>`,
  plant:
    '<path d="M5 20.5c1.5-4 1.5-7.5.5-12h7c-1 4.5-1 8 .5 12zM13 20.5h6.5V13h-6"/><path d="M7 5.5c.5-1.5 1.5-2 3-2M12 5c1-1.2 2.3-1.5 3.5-1.2"/>',
  nucleum: `<circle ${F} cx="12" cy="12" r="2.2"/><ellipse cx="12" cy="12" rx="9" ry="3.6"/><ellipse cx="12" cy="12" rx="9" ry="3.6" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="9" ry="3.6" transform="rotate(120 12 12)"/>`,
  bulb: '<path d="M9 17.5h6M9.8 20.5h4.4M8.8 15c-2-1.3-3-3.2-3-5.3a6.2 6.2 0 0 1 12.4 0c0 2.1-1 4-3 5.3v2.5H8.8z"/>',
  thaler: '<circle cx="12" cy="12" r="8.5"/><path d="M12 8.5v7.5M8.8 8.5h6.4"/>',
  worker:
    '<circle cx="12" cy="7" r="3.7"/><path d="M5.5 20.5c.4-5.6 2.6-8.3 6.5-8.3s6.1 2.7 6.5 8.3z"/>',
  uranium:
    '<path d="M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7z"/><path d="M4.5 7.7L12 12l7.5-4.3M12 12v8.5"/>',
  vp: '<path d="M12 3.5l2.6 5.3 5.9.9-4.2 4.1 1 5.8L12 16.8l-5.3 2.8 1-5.8-4.2-4.1 5.9-.9z"/>',
  tech: `<path d="M9 3.5h6M10 3.5v4L5.5 12v5L8 20.5h8l2.5-3.5v-5L14 7.5v-4"/><path ${F} d="M8 14h8l.5 2.2-1.5 2.3H9l-1.5-2.3z" stroke="none"/>`,
  wagon: `<path d="M3.5 8.5h17l-2 7h-13z"/><circle cx="8" cy="18.5" r="1.9"/><circle cx="16" cy="18.5" r="1.9"/><path ${F} d="M6 8l2-3 2.5 1.2L13 4l2.5 2L18 8z" stroke="none"/>`,
  coal: `<path ${F} d="M5 14l2.5-6 5-2.5 5 2 2 6-3.5 5h-7z"/>`,
  rail: '<path d="M3 8.5h18M3 15.5h18M6 6v12M12 6v12M18 6v12"/>',
  network:
    '<circle cx="5.5" cy="17" r="2.5"/><circle cx="18.5" cy="17" r="2.5"/><circle cx="12" cy="6" r="2.5"/><path d="M6.8 14.8l4-6.6M17.2 14.8l-4-6.6M8 17h8"/>',
  city: '<path d="M3.5 20.5v-9h6v9M9.5 20.5V4.5h6v16M15.5 20.5v-11h5v11M2.5 20.5h19"/>',
  tile: `<rect x="3" y="7.5" width="18" height="9.5" rx="2"/><path d="M12 7.5V17"/><circle ${F} cx="7.5" cy="12.2" r="1.3"/><circle ${F} cx="15.5" cy="10.5" r="1.1"/><circle ${F} cx="17.8" cy="14" r="1.1"/>`,
  recharge: `<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4h-4"/><path ${F} d="M12.8 7.5L9 12.7h2.5l-.5 4 4-5.4h-2.7z" stroke="none"/>`,
  crown: '<path d="M4 18.5l-1-10 5 3.5L12 5l4 7 5-3.5-1 10z"/>',
  rotate:
    '<path d="M4.5 12a7.5 7.5 0 0 1 13-5M4.5 12l-2.5-2.5M4.5 12L7 9.5M19.5 12a7.5 7.5 0 0 1-13 5M19.5 12l2.5 2.5M19.5 12L17 14.5"/>',
  expand: '<path d="M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5L13.5 10.5M4.5 19.5l6-6"/>',
  map: '<path d="M3.5 6.5l5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13M15 6.5v13"/>',
  board: '<rect x="3.5" y="5" width="17" height="14" rx="1.5"/><path d="M3.5 10h17M9 10v9"/>',
  lock: '<rect x="5.5" y="11" width="13" height="9" rx="1.5"/><path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>',
  rubble: '<path d="M5 5l14 14M19 5L5 19"/>',
  flag: '<path d="M5.5 21V4h12l-2.5 4 2.5 4h-12"/>',
  tick: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
};
