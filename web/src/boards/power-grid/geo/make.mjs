// Draws the geography of both maps once: node make.mjs DATA_FOLDER, with the folder of cities.json.
// A drawing in longitude and latitude is bent to the designed places of the cities by a smoothing
// thin-plate spline, so that every city lies where its coast and its region say it does. The regions
// are the Voronoi cells of their cities, merged and smoothed. Out come SVG paths in board units.
import { readFileSync, writeFileSync } from "node:fs";
import germany from "./germany.drawing.mjs";
import usa from "./usa.drawing.mjs";

const here = new URL(".", import.meta.url);
const allCities = JSON.parse(readFileSync(`${process.argv[2]}/cities.json`, "utf8")).cities;
const SMOOTH = 0.08; // how far the spline may miss a city: 0 bends coasts too hard

for (const drawing of [germany, usa]) {
  const text =
    "// Made by make.mjs from a drawing; do not edit.\n" +
    'import type { Geo } from "./geo";\n\n' +
    `export const ${drawing.map}: Geo = ${JSON.stringify(geography(drawing), null, 2)};\n`;
  writeFileSync(new URL(`${drawing.map}.ts`, here), text);
}

function geography(drawing) {
  const cities = allCities
    .filter((city) => city.map === drawing.map)
    .map((city) => ({
      id: city.id,
      region: city.region,
      at: [(city.x * drawing.width) / 1000, (city.y * drawing.height) / 1000],
    }));
  const bend = spline(drawing, cities);
  const line = (points, closed, times = 1) => path(smooth(points.map(bend), closed, times), closed);
  return {
    id: drawing.map,
    width: drawing.width,
    height: drawing.height,
    outline: line(drawing.outline, true),
    islands: drawing.islands.map((island) => line(island, true, 2)).join(""),
    coasts: drawing.coasts.map((coast) => line(coast, false)).join(""),
    lakes: drawing.lakes.map((lake) => line(lake, true, 2)).join(""),
    rivers: Object.values(drawing.rivers)
      .map((river) => line(river, false, 2))
      .join(""),
    neighbours: drawing.neighbours.map((land) => line(clockwise(land), true)).join(""),
    graticule: graticule(drawing, bend),
    ...regionsOf(cities, drawing),
  };
}

// ---- the thin-plate spline ----

function spline({ cities: places, metric }, cities) {
  const from = cities.map((city) => [places[city.id][0] * metric, places[city.id][1]]);
  const n = cities.length;
  const bulge = (p, q) => {
    const r2 = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
    return r2 === 0 ? 0 : r2 * Math.log(r2);
  };
  const flat = (p) => [1, p[0], p[1]];
  const rows = Array.from({ length: n + 3 }, (_, i) =>
    Array.from({ length: n + 3 }, (_, j) => {
      if (i < n && j < n) return bulge(from[i], from[j]) + (i === j ? SMOOTH : 0);
      if (i < n) return flat(from[i])[j - n];
      return j < n ? flat(from[j])[i - n] : 0;
    }),
  );
  const weights = [0, 1].map((axis) => solve(rows, [...cities.map((c) => c.at[axis]), 0, 0, 0]));
  return ([lon, lat]) => {
    const p = [lon * metric, lat];
    const basis = [...from.map((q) => bulge(p, q)), ...flat(p)];
    return weights.map((w) => w.reduce((sum, weight, i) => sum + weight * basis[i], 0));
  };
}

// Gauss and Jordan, with pivots.
function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let j = i; j < n; j++) if (Math.abs(rows[j][i]) > Math.abs(rows[pivot][i])) pivot = j;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k <= n; k++) rows[j][k] -= factor * rows[i][k];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}

// ---- lines ----

// Chaikin's corner cutting.
function smooth(points, closed, times) {
  for (let t = 0; t < times; t++) {
    const out = closed ? [] : [points[0]];
    for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
      const a = points[i];
      const b = points[(i + 1) % points.length];
      out.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      out.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    if (!closed) out.push(points.at(-1));
    points = out;
  }
  return points;
}

// Rings of one direction, so that one path of several lands has no holes where they overlap.
function clockwise(ring) {
  const area = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return sum + (nextX - x) * (nextY + y);
  }, 0);
  return area > 0 ? ring : [...ring].reverse();
}

// Relative coordinates in tenths: half the size of absolute ones.
function path(points, closed) {
  const tenths = points.map((p) => p.map((v) => Math.round(v * 10)));
  const pair = (x, y) => `${x / 10}${y < 0 ? "" : " "}${y / 10}`;
  let d = "";
  tenths.forEach(([x, y], i) => {
    if (i === 0) d = `M${pair(x, y)}`;
    else d += `l${pair(x - tenths[i - 1][0], y - tenths[i - 1][1])}`;
  });
  return d + (closed ? "z" : "");
}

function graticule({ graticule: { lon, lat } }, bend) {
  const steps = ([from, to, by]) =>
    Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
  const half = ([from, to, by]) => steps([from, to, by / 2]);
  return [
    ...steps(lon).map((x) => path(half(lat).map((y) => bend([x, y])))),
    ...steps(lat).map((y) => path(half(lon).map((x) => bend([x, y])))),
  ].join("");
}

// ---- regions ----

function regionsOf(cities, { width, height }) {
  const margin = 300;
  const frame = [
    [-margin, -margin],
    [width + margin, -margin],
    [width + margin, height + margin],
    [-margin, height + margin],
  ];
  const arcs = arcsOf(cities, frame);
  for (const arc of arcs)
    arc.line = arc.between.length === 2 ? smooth(arc.points, false, 3) : arc.points;
  const ids = [...new Set(cities.map((city) => city.region))];
  return {
    regions: Object.fromEntries(
      ids.map((id) => [id, ringsOf(arcs.filter((arc) => arc.between.includes(id)))]),
    ),
    borders: arcs
      .filter((arc) => arc.between.length === 2)
      .map((arc) => ({ between: arc.between, d: path(arc.line, false) })),
  };
}

// The cell of a city: the frame cut by the bisector with every other city.
function cellOf(city, cities, frame) {
  return cities.reduce((cell, other) => {
    if (other === city) return cell;
    const [mx, my] = [0, 1].map((k) => (city.at[k] + other.at[k]) / 2);
    const [dx, dy] = [0, 1].map((k) => other.at[k] - city.at[k]);
    const side = (p) => (p[0] - mx) * dx + (p[1] - my) * dy;
    return cell.flatMap((p, i) => {
      const q = cell[(i + 1) % cell.length];
      const [sp, sq] = [side(p), side(q)];
      const kept = sp <= 0 ? [p] : [];
      if (sp < 0 === sq < 0 || sp === 0 || sq === 0) return kept;
      const t = sp / (sp - sq);
      return [...kept, [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]];
    });
  }, frame);
}

// Points that are the same for joining lines.
function key(p) {
  return `${Math.round(p[0] * 2)},${Math.round(p[1] * 2)}`;
}

// The lines between two regions, or between a region and the frame, from junction to junction.
function arcsOf(cities, frame) {
  const edges = new Map();
  for (const city of cities) {
    const cell = cellOf(city, cities, frame);
    cell.forEach((a, i) => {
      const b = cell[(i + 1) % cell.length];
      if (key(a) === key(b)) return;
      const id = [key(a), key(b)].sort().join("|");
      const edge = edges.get(id) ?? { ends: [a, b], regions: new Set() };
      if (!edge.regions.delete(city.region)) edge.regions.add(city.region);
      edges.set(id, edge);
    });
  }
  const kept = [...edges.values()].filter((edge) => edge.regions.size > 0);
  const at = new Map();
  for (const edge of kept) {
    for (const p of edge.ends) at.set(key(p), [...(at.get(key(p)) ?? []), edge]);
  }
  const between = (edge) => [...edge.regions].sort();
  const isJunction = (p) => {
    const [a, b, more] = at.get(key(p));
    return more !== undefined || b === undefined || between(a).join() !== between(b).join();
  };
  const used = new Set();
  const walk = (edge, from) => {
    const points = [from];
    while (edge) {
      used.add(edge);
      const p = edge.ends.find((end) => key(end) !== key(points.at(-1)));
      points.push(p);
      if (isJunction(p)) break;
      edge = at.get(key(p)).find((next) => !used.has(next));
    }
    return points;
  };
  const arcs = [];
  for (const loops of [false, true]) {
    for (const edge of kept) {
      const start = edge.ends.find(isJunction) ?? (loops ? edge.ends[0] : undefined);
      if (start && !used.has(edge))
        arcs.push({ between: between(edge), points: walk(edge, start) });
    }
  }
  return arcs;
}

// Arcs joined end to end into closed rings.
function ringsOf(arcs) {
  const left = new Set(arcs);
  let d = "";
  while (left.size > 0) {
    const [first] = left;
    left.delete(first);
    const ring = [...first.line];
    for (;;) {
      const end = key(ring.at(-1));
      const next = [...left].find(
        (arc) => key(arc.line[0]) === end || key(arc.line.at(-1)) === end,
      );
      if (end === key(ring[0]) || !next) break;
      left.delete(next);
      const line = key(next.line[0]) === end ? next.line : [...next.line].reverse();
      ring.push(...line.slice(1));
    }
    d += path(ring, true);
  }
  return d;
}
