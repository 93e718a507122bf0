// Where things stand on the sheet of the map, in its own units: found by a solver so that every link
// has room for its tiles and nothing overlaps, near to where cities.json has them.
import type { Area, MapId } from "../description";

export interface Geo {
  w: number;
  h: number;
  cities: Record<string, readonly [x: number, y: number]>;
  columns: Record<string, number>; // of places in a plate, where not three or four
  coal: Record<Area, readonly [left: number, top: number, width: number, height: number]>;
}

const LARGE: Geo = {
  w: 758,
  h: 670,
  cities: {
    leipzig: [56, 52],
    grimma: [209, 110],
    riesa: [369, 34],
    dresden: [452, 158],
    bautzen: [646, 96],
    gorlitz: [716, 194],
    zittau: [676, 314],
    freiberg: [305, 215],
    chemnitz: [249, 333],
    zwickau: [111, 325],
    plauen: [55, 506],
    marienberg: [393, 405],
    glashutte: [498, 303],
    joachimsthal: [262, 455],
    pressnitz: [316, 560],
    brux: [480, 550],
    aussig: [572, 455],
    karlsbad: [227, 637],
    praha: [689, 608],
  },
  columns: { zwickau: 2 },
  coal: { ruhr: [4, 176, 56, 196], silesia: [614, 4, 140, 58] },
};

const SMALL: Geo = {
  w: 758,
  h: 670,
  cities: {
    leipzig: [60, 85],
    grimma: [215, 136],
    riesa: [356, 33],
    dresden: [429, 148],
    bautzen: [602, 136],
    zittau: [683, 298],
    freiberg: [384, 268],
    chemnitz: [231, 274],
    zwickau: [130, 384],
    plauen: [61, 499],
    marienberg: [262, 399],
    glashutte: [502, 275],
    joachimsthal: [244, 610],
    pressnitz: [296, 506],
    brux: [443, 515],
    aussig: [558, 428],
    praha: [585, 600],
  },
  columns: { leipzig: 2, dresden: 2 },
  coal: { ruhr: [4, 190, 56, 150], silesia: [614, 4, 140, 58] },
};

export const GEO: Record<MapId, Geo> = { map_1_2: SMALL, map_3_4: LARGE };
