// The drawings of the board on a grid of 24. Tokens are solid, with a flat field in the middle where a
// number can stand; signs are lines of the shell's kind, in the colour of the text. They join the
// sheet of the shell as `pr-t-gold` and `pr-crane`, so that seats and tabs can show them, too.
export const TOKENS: Readonly<Record<string, string>> = {
  gold: '<circle class="pr-t-gold" cx="12" cy="12" r="9.6"/><circle class="pr-t-rim" cx="12" cy="12" r="7.4"/>',
  stone:
    '<path class="pr-t-stone" d="M6.5 2.8h11l4.2 6.4-3.2 11.6H5.5L2.3 9.2z"/><path class="pr-t-rim" d="M2.6 9.2h18.8"/>',
  vp: '<path class="pr-t-vp" d="M2.4 21.2V7.2l4.3 2.6L12 2.4l5.3 7.4 4.3-2.6v14z"/>',
  egg: '<path class="pr-t-egg" d="M12 2.2c4.2 0 7.8 6 7.8 11.4 0 5-3.4 8.2-7.8 8.2s-7.8-3.2-7.8-8.2C4.2 8.2 7.8 2.2 12 2.2z"/>',
  silver_window:
    '<path class="pr-t-silver" d="M4.6 22V11.5C4.6 6.6 8.5 3.6 12 1.8c3.5 1.8 7.4 4.8 7.4 9.7V22z"/><path class="pr-t-lead" d="M12 3v18.5M5 13h14"/>',
  gold_window:
    '<path class="pr-t-goldw" d="M4.6 22V11.5C4.6 6.6 8.5 3.6 12 1.8c3.5 1.8 7.4 4.8 7.4 9.7V22z"/><path class="pr-t-lead" d="M12 3v18.5M5 13h14"/><path class="pr-t-goldw2" d="M12 6.5l2.6 3-2.6 3-2.6-3z"/>',
  red_token:
    '<path class="pr-t-red" d="M12 1.6 22.4 12 12 22.4 1.6 12z"/><path class="pr-t-pip" d="m12 8 4 4-4 4-4-4z"/>',
  blue_token:
    '<circle class="pr-t-blue" cx="12" cy="12" r="10"/><circle class="pr-t-pip" cx="12" cy="12" r="4"/>',
  technology:
    '<circle class="pr-t-know" cx="12" cy="12" r="10"/><g class="pr-t-ln"><circle cx="12" cy="12" r="3.2"/><path d="M12 4.8v3M12 16.2v3M4.8 12h3M16.2 12h3M6.9 6.9 9 9M15 15l2.1 2.1M17.1 6.9 15 9M9 15l-2.1 2.1"/></g>',
  university:
    '<circle class="pr-t-know2" cx="12" cy="12" r="10"/><g class="pr-t-ln"><path d="M12 8.2c-2-1.6-4-1.9-6-1.7v9.3c2-.2 4 .1 6 1.7 2-1.6 4-1.9 6-1.7V6.5c-2-.2-4 .1-6 1.7zM12 8.2v9.3"/></g>',
  mines:
    '<circle class="pr-t-mine" cx="12" cy="12" r="10"/><g class="pr-t-ln"><path d="M6.2 9.4c3-3.4 8.6-3.4 11.6 0M12 7v11"/></g>',
  quarries:
    '<circle class="pr-t-quarry" cx="12" cy="12" r="10"/><g class="pr-t-ln"><path d="M8 6.5h8v3.8H8zM12 10.3V18"/></g>',
  hunger_wall:
    '<path class="pr-t-hw" d="M2 22V8h3.4v3H9V8h6v3h3.6V8H22v14z"/><path class="pr-t-lead" d="M2.6 15.5h18.8M8 15.5V22M16 15.5V22"/>',
  cathedral:
    '<path class="pr-t-cath" d="M4 22V13l4-3V6l4-5 4 5v4l4 3v9z"/><path class="pr-t-lead" d="M10 22v-4.5c0-1.5 1-2.5 2-3 1 .5 2 1.5 2 3V22M12 6v3"/>',
  special:
    '<path class="pr-t-special" d="M12 1.5 14.8 8l7 .7-5.3 4.6 1.6 6.9L12 16.6l-6.1 3.6 1.6-6.9L2.2 8.7l7-.7z"/>',
  cubespace: '<path class="pr-t-cs" d="M5 5h14v14H5z"/>',
};

export const SIGNS: Readonly<Record<string, string>> = {
  crane:
    '<path d="M5 21V8l3-4h11M8 4v17M3 21h9M5 12l3-4M19 4v7"/><path d="M16.5 14.5a2.5 2.5 0 1 0 2.5-3.5"/>',
  mines: '<path d="M4 9.5C8 4 16 4 20 9.5M12 5.5 12 21"/>',
  quarries: '<path d="M7 4h10v5H7zM12 9v12M5 21h14"/>',
  upgrade: '<path d="m12 3 7.8 4.5v9L12 21l-7.8-4.5v-9z"/><path d="M12 16V9M9 11.5 12 8.5l3 3"/>',
  wall: '<path d="M3 20V8h3.5v3H10V8h4v3h3.5V8H21v12zM3 15.5h18M9 15.5V20M15 15.5V20"/>',
  building: '<path d="M4 21V11l8-7 8 7v10zM10 21v-6h4v6"/>',
  road: '<path d="M7 21 9.5 3M17 21 14.5 3M12 4v3M12 10.5v3M12 17v3"/>',
  technology:
    '<circle cx="12" cy="12" r="3.5"/><path d="M12 2.8v3.4M12 17.8v3.4M2.8 12h3.4M17.8 12h3.4M5.5 5.5l2.4 2.4M16.1 16.1l2.4 2.4M18.5 5.5l-2.4 2.4M7.9 16.1l-2.4 2.4"/>',
  hourglass:
    '<path d="M6 3h12M6 21h12M7.5 3c0 5 3 6.5 4.5 9-1.5 2.5-4.5 4-4.5 9M16.5 3c0 5-3 6.5-4.5 9 1.5 2.5 4.5 4 4.5 9"/>',
  cw: '<path d="M19 12a7 7 0 1 1-2.2-5.1"/><path d="M17.5 2.5v4.8h-4.8"/>',
  ccw: '<path d="M5 12a7 7 0 1 0 2.2-5.1"/><path d="M6.5 2.5v4.8h4.8"/>',
  refresh:
    '<path d="M19.5 9A8 8 0 0 0 5 7.5M4.5 15A8 8 0 0 0 19 16.5M4.5 3.5v4.5H9M19.5 20.5V16H15"/>',
  up: '<path d="M12 20V5M6 11l6-6 6 6"/>',
  right: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  left: '<path d="M20 12H5M11 6l-6 6 6 6"/>',
  city: '<path d="M3 21V12l4.5-4 4.5 4v9M12 21V9l4.5-5L21 9v12zM3 21h18"/>',
  board:
    '<path d="m12 2.5 4 2.3v4.6l-4 2.3-4-2.3V4.8zM7 11.5l4 2.3v4.6l-4 2.3-4-2.3v-4.6zM17 11.5l4 2.3v4.6l-4 2.3-4-2.3v-4.6z"/>',
  tiles:
    '<path d="m8 3 4.5 2.6v5.2L8 13.4l-4.5-2.6V5.6zM16 10.6l4.5 2.6v5.2L16 21l-4.5-2.6v-5.2z"/>',
  both: '<path d="M3.5 4.5h17v15h-17zM3.5 12h17"/>',
  expand: '<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/>',
  seal: '<path d="M12 3.2 14 5l2.7-.4.7 2.6 2.3 1.4-1 2.5 1 2.5-2.3 1.4-.7 2.6L14 17l-2 1.8L10 17l-2.7.6-.7-2.6-2.3-1.4 1-2.5-1-2.5 2.3-1.4.7-2.6L10 5z"/><circle cx="12" cy="11" r="2.8"/>',
  hand: '<path d="M8 12V5.5a1.5 1.5 0 0 1 3 0V11M11 10.5V4a1.5 1.5 0 0 1 3 0v7M14 11V6a1.5 1.5 0 0 1 3 0v8c0 4-2 7-5.5 7S6.5 19 5 15.5l-1-2.3c-.5-1.3 1.2-2.3 2.2-1.2L8 14"/>',
  windows:
    '<path d="M4 21v-9c0-3 2-5 4-6 2 1 4 3 4 6v9zM12 21v-9c0-3 2-5 4-6 2 1 4 3 4 6v9zM4 21h16"/>',
  plaza: '<path d="m12 3 7.8 4.5v9L12 21l-7.8-4.5v-9zM4.5 12h15"/>',
};
