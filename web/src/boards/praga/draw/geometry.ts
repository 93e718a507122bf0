// Hexes with a point at the top. Edges 0 to 5 look east, north-east, north-west, west, south-west and
// south-east; corner i lies between edge i and the next one.
export interface Point {
  x: number;
  y: number;
}

export const rounded = (n: number): number => Math.round(n * 100) / 100;

const around = (at: Point, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(at.x + r * Math.cos(angle)), y: rounded(at.y - r * Math.sin(angle)) };
};

export const cornerOf = (at: Point, s: number, i: number): Point => around(at, s, 30 + 60 * i);

/** On the line from the middle to the middle of an edge, so far out. */
export const towardsEdge = (at: Point, r: number, i: number): Point => around(at, r, 60 * i);

/** From the middle to the middle of an edge, in sides of the hex. */
export const APOTHEM = Math.sqrt(3) / 2;

export const said = ({ x, y }: Point): string => `${x} ${y}`;

export const hexPoints = (at: Point, s: number): string =>
  [0, 1, 2, 3, 4, 5].map((i) => said(cornerOf(at, s, i))).join(",");

/** Where a hex of a grid stands, for sides of length s. */
export const placeOf = (q: number, r: number, s: number): Point => ({
  x: rounded((q + r / 2) * s * Math.sqrt(3)),
  y: rounded(r * 1.5 * s),
});

/** Clockwise from the top, as on a dial. */
export const onDial = (r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(r * Math.sin(angle)), y: rounded(-r * Math.cos(angle)) };
};

/** A piece of a ring between two radii and two angles. */
export function ringPiece(inner: number, outer: number, from: number, to: number): string {
  const far = to - from > 180 ? 1 : 0;
  return (
    `M${said(onDial(inner, from))}L${said(onDial(outer, from))}` +
    `A${outer} ${outer} 0 ${far} 1 ${said(onDial(outer, to))}` +
    `L${said(onDial(inner, to))}A${inner} ${inner} 0 ${far} 0 ${said(onDial(inner, from))}Z`
  );
}
