// The geography of one map as make.mjs draws it: SVG paths in board units.

export interface Geo {
  id: string;
  width: number; // a city's x of 0..1000 spans the width, its y the height
  height: number;
  outline: string;
  islands: string;
  coasts: string;
  lakes: string; // drawn under the land, over the neighbours
  rivers: string;
  neighbours: string;
  graticule: string;
  regions: Record<string, string>; // reach beyond the coast: clip them to the outline
  borders: { between: string[]; d: string }[];
}
