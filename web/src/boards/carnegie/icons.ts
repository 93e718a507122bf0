// The signs of the board on a grid of 24: one stroke, round caps, in the colour of the text.
// They join the sheet of the shell under `ca-` names, so that seats and tabs can show them, too.
export const ICONS: Readonly<Record<string, string>> = {
  hr: '<circle cx="9" cy="8" r="3.2"/><path d="M3.5 19c.3-4 2.4-6 5.5-6s5.2 2 5.5 6z"/><path d="M15.5 5.3a3 3 0 0 1 0 5.6M17 13.4c2.2.7 3.4 2.6 3.6 5.6"/>',
  management:
    '<rect x="3.5" y="8" width="17" height="11" rx="1.5"/><path d="M9 8V5.5h6V8M3.5 13h17M12 11.8v2.4"/>',
  construction:
    '<path d="M6 20V4h2v16M4 20h7M8 5h12l-2 3H8M17 8v4"/><rect x="14.5" y="12" width="5" height="4"/>',
  rnd: '<path d="M10 3.5v6L4.8 18.5a1.5 1.5 0 0 0 1.3 2.2h11.8a1.5 1.5 0 0 0 1.3-2.2L14 9.5v-6M8.5 3.5h7M7.5 15h9"/>',
  money:
    '<circle cx="12" cy="12" r="8.5"/><path d="M14.8 9.3c-.5-1-1.5-1.5-2.8-1.5-1.6 0-2.8.8-2.8 2.1 0 2.9 5.8 1.3 5.8 4.2 0 1.3-1.3 2.1-3 2.1-1.5 0-2.6-.6-3-1.7M12 6.3v11.4"/>',
  goods: '<path d="M12 3l8 4.3v9.4L12 21l-8-4.3V7.3z"/><path d="M4 7.3l8 4.3 8-4.3M12 11.6V21"/>',
  vp: '<path d="M12 4l2.1 4.5 4.9.6-3.6 3.4 1 4.9-4.4-2.5-4.4 2.5 1-4.9L5 9.1l4.9-.6z"/><path d="M7 20.5h10"/>',
  employee:
    '<circle cx="12" cy="6.5" r="3.5"/><path d="M5.5 20.5c.4-5.5 2.6-8.5 6.5-8.5s6.1 3 6.5 8.5z"/>',
  mission: '<path d="M5 21V4l11 0 3 3.5-3 3.5H5"/><path d="M3 21h5"/>',
  moves: '<path d="M4 12h14M13 6.5L18.5 12 13 17.5"/><path d="M4 8v8"/>',
  donation:
    '<path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z"/>',
  disc: '<ellipse cx="12" cy="10" rx="8" ry="4.5"/><path d="M4 10v4c0 2.5 3.6 4.5 8 4.5s8-2 8-4.5v-4"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9L18 18M18 6l-2.1 2.1M8.1 15.9L6 18"/>',
  first: '<path d="M5 15h14M7 15V6.5c1.5-.8 8.5-.8 10 0V15M7 12h10M3.5 15c1 3 16 3 17 0"/>',
  wagon:
    '<path d="M4 8c2-2.5 14-2.5 16 0v6H4z"/><circle cx="8" cy="17" r="2.5"/><circle cx="16" cy="17" r="2.5"/>',
  stagecoach:
    '<path d="M4 7h13l2 3v4H4z"/><path d="M8 7v7M13 7v7M4 10.5h15M19 12h2.5"/><circle cx="7.5" cy="17.5" r="2.5"/><circle cx="16" cy="17.5" r="2.5"/>',
  railway:
    '<path d="M4 6h6v9H4zM10 9h9v6h-9M16.5 9V5h2.5v4M19 15l2 2.5"/><circle cx="7" cy="17.8" r="2.2"/><circle cx="12.5" cy="17.8" r="2.2"/><circle cx="17" cy="17.8" r="2.2"/>',
  education:
    '<path d="M12 6.5C9.5 5 6.5 4.7 3.5 5v13c3-.3 6 0 8.5 1.5 2.5-1.5 5.5-1.8 8.5-1.5V5c-3-.3-6 0-8.5 1.5zM12 6.5v13"/>',
  human_rights: '<path d="M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z"/>',
  welfare:
    '<path d="M3 14l4-2.5c2 0 3 .5 4.5 1.8h3c1.5 0 1.5 2 0 2H11M14.5 15.3l5-2.6c1.5-.6 2.3 1 1.2 1.9L14 19.5H3"/><path d="M12.5 9.5S9 7.5 9 5.3C9 3 12 3 12.5 5c.5-2 3.5-2 3.5.3 0 2.2-3.5 4.2-3.5 4.2z"/>',
  health: '<path d="M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z"/>',
  training:
    '<path d="M2.5 9L12 4.5 21.5 9 12 13.5z"/><path d="M6.5 11v5c2.5 2.3 8.5 2.3 11 0v-5M21.5 9v5.5"/>',
  recruiting:
    '<circle cx="10" cy="7.5" r="3.5"/><path d="M3.5 20c.4-5 2.7-7 6.5-7s6.1 2 6.5 7M18.5 5v6M15.5 8h6"/>',
  safety:
    '<path d="M12 3l7.5 2.5v6c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5v-6z"/><path d="M8.5 12l2.5 2.5 4.5-5"/>',
  new_lobby: '<path d="M5 21V3.5h11V21M3 21h18M16 6h3.5v15M12.8 12.5v.5"/>',
  purchasing:
    '<path d="M3 4.5h3l2.5 10h9l2.5-7.5H7"/><circle cx="10" cy="18.5" r="1.8"/><circle cx="16.5" cy="18.5" r="1.8"/>',
  sales: '<path d="M3.5 11.5v-8h8l9 9-8 8z"/><circle cx="8" cy="8" r="1.5"/>',
  logistics:
    '<path d="M2.5 6h11v10.5h-11zM13.5 10h4.5l3.5 3.5v3h-8"/><circle cx="7" cy="18" r="2"/><circle cx="17" cy="18" r="2"/>',
  property: '<circle cx="8" cy="8" r="4.5"/><path d="M11.2 11.2L20 20M17 17l2.5-2.5M14 14l2-2"/>',
  engineering:
    '<circle cx="12" cy="5" r="2"/><path d="M11 7L6 20.5M13 7l5 13.5M7.5 15c3 1.8 6 1.8 9 0"/>',
  outsourcing:
    '<path d="M2.5 8l4-2 5.5 2 5.5-2 4 2v7l-3 .5-6 4-6-4-4-.5z"/><path d="M12 8l-3 3.5c1 1.3 2.5 1.2 4-.5l5 4.5"/>',
  supply:
    '<path d="M6 3.5h12c1.5 5.5 1.5 11.5 0 17H6c-1.5-5.5-1.5-11.5 0-17zM5.2 8.5h13.6M5.2 15.5h13.6"/>',
  communications:
    '<path d="M4 10v4h3l9 5V5L7 10zM7.5 14l1.5 6h2.5l-1-5M19 9.5c1.3 1.5 1.3 3.5 0 5"/>',
  research:
    '<path d="M9 3h4v8.5H9zM11 11.5v2.5M7.5 16.5h8M5 20.5h14M13 6c4 .6 6 3.2 6 6.5 0 2.7-1.5 5-4 6.5"/>',
  design: '<path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5M13 20.5h8"/>',
  charity:
    '<rect x="4" y="10" width="16" height="10.5"/><path d="M3 7h18v3H3zM12 7v13.5M12 7C9 7 7.5 3 9.5 3S12 7 12 7s.5-4 2.5-4S15 7 12 7z"/>',
  telegraph:
    '<path d="M3 20h18M5 20v-3h14v3M8 17v-4l11-3M8 13L4.5 14M19 7.5V13M15 5.5c1.5-1.8 4-1.8 5.5 0"/>',
  plan: '<path d="M4 4.5h16v15H4zM4 12h8M12 4.5v4M12 12v7.5M12 15.5h8"/>',
  lobby: '<path d="M4 21V9l8-5.5L20 9v12M2.5 21h19M9.5 21v-7h5v7"/>',
  expand: '<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/>',
  check: '<path d="M4.5 12.5l5 5L19.5 7"/>',
  building:
    '<path d="M5 21V4h14v17M3 21h18M9 8h1.5M13.5 8H15M9 12h1.5M13.5 12H15M10.5 21v-4.5h3V21"/>',
  timeline:
    '<path d="M3 7h12M3 12h8M3 17h14"/><circle cx="17.5" cy="7" r="2.2"/><circle cx="13.5" cy="12" r="2.2"/><circle cx="19.3" cy="17" r="2.2"/>',
  table:
    '<circle cx="8" cy="8" r="3"/><circle cx="17" cy="9" r="2.5"/><path d="M2.5 19c.3-3.7 2.3-5.5 5.5-5.5s5.2 1.8 5.5 5.5M15 14c3.5-.6 5.8 1 6.3 4.5"/>',
};

/** Starting departments borrow the sign of what they do. */
const ALIAS: Readonly<Record<string, string>> = {
  start_hr: "hr",
  start_commerce: "money",
  start_planning: "plan",
  start_construction: "construction",
  start_rnd: "rnd",
};

/** The name of a sign in the sheet. */
export const sign = (id: string): string => `ca-${ALIAS[id] ?? id}`;
