// How wide a name is in the board's face (Barlow Condensed 600), without a browser: the advance of
// each letter in thousandths of the size, as measured from the font.

const ADVANCES: Record<number, string> = {
  199: "l",
  200: " ",
  211: ".j",
  215: "i",
  224: "I",
  274: "1",
  279: "()",
  282: "t",
  291: "f",
  313: "r",
  325: "-",
  353: "ł",
  368: "zźż",
  392: "7",
  398: "sś",
  403: "y",
  406: "ZŹŻ",
  415: "FLv",
  417: "x",
  422: "cć",
  424: "92",
  426: "3eę",
  429: "56g",
  432: "oóök",
  434: "8SaŚäąEĘ",
  438: "bduhnüń",
  441: "pqJ",
  451: "0ßT",
  456: "QAYĄCPĆ",
  461: "4XRBG",
  467: "OÓŁ",
  472: "VD",
  478: "HKU",
  507: "NŃ",
  538: "M",
  592: "w",
  665: "Wm",
};
const UNKNOWN = 480;

const advance = new Map<string, number>();
for (const [width, letters] of Object.entries(ADVANCES)) {
  for (const letter of letters) advance.set(letter, Number(width));
}

export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += advance.get(letter) ?? UNKNOWN;
  return (width * size) / 1000;
}
