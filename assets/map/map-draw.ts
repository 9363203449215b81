import { readFileSync } from 'node:fs';
import { geoBounds, geoContains, geoMercator } from 'd3-geo';
import type { Feature } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Office } from '#content/schemas/office.ts';
import { mapFrame, mapProjection, placeOnMap } from '#sections/offices/map-cities.ts';

/** What the dots of the map show of an office. */
export type MapOffice = Pick<Office, 'country' | 'latitude' | 'longitude'>;

const { left, top, width, height } = mapFrame;
const { center, scale, translate } = mapProjection;
const projection = geoMercator()
  .center([...center])
  .scale(scale)
  .translate([...translate]);

/** Half the way between two dots of a row; every second row is shifted by it. */
const step = 6.5;
/** A dot's side where the way to the next one is 1. */
const side = 0.46;

interface Dot {
  u: number;
  v: number;
}

type Groups = Record<'region' | 'countries' | 'head', Dot[]>;

/** The map of the offices page, as src/sections/offices/office-map.tsx draws it. */
export function drawMap(offices: MapOffice[]) {
  const groups = groupsOf(offices);
  return {
    viewBox: [left, top, width, height].join(' '),
    // The dots stand in straight rows on a grid turned by 45 degrees: each run of them is one dashed line.
    transform: `matrix(${step} ${step} ${-step} ${step} 0 0)`,
    side,
    region: path(groups.region),
    countries: path(groups.countries),
    head: path(groups.head),
  };
}

/** The country of the first office is the head's. */
function groupsOf(offices: MapOffice[]): Groups {
  const groups: Groups = { region: [], countries: [], head: [] };
  const lands = readLands();
  const own = offices.map(({ latitude, longitude }) =>
    lands.find((land) => geoContains(land, [longitude, latitude])),
  );
  const groupOf = (land: (typeof lands)[number]) =>
    groups[land === own[0] ? 'head' : own.includes(land) ? 'countries' : 'region'];
  for (const dot of grid()) {
    const land = lands.find((land) => geoContains(land, degrees(dot)));
    if (land) groupOf(land).push(dot);
  }
  // Bahrain lies between the dots: it gets the one nearest to its office.
  for (const [index, office] of offices.entries()) {
    const land = own[index];
    if (!land) continue;
    const dots = groupOf(land);
    if (!dots.some((dot) => geoContains(land, degrees(dot)))) dots.push(nearest(placeOnMap(office)));
  }
  return groups;
}

/** Every dot of the turned grid that lies in the picture. */
function* grid(): Generator<Dot> {
  const reach = Math.ceil((width + height) / step);
  for (let v = -reach; v <= reach; v++) {
    for (let u = -reach; u <= reach; u++) {
      const [x, y] = position({ u, v });
      if (x > left && x < left + width && y > top && y < top + height) yield { u, v };
    }
  }
}

function position({ u, v }: Dot): [number, number] {
  return [step * (u - v), step * (u + v)];
}

function nearest([x, y]: [number, number]): Dot {
  return { u: Math.round((y + x) / (2 * step)), v: Math.round((y - x) / (2 * step)) };
}

function degrees(dot: Dot): [number, number] {
  return projection.invert?.(position(dot)) ?? [0, 0];
}

function readLands() {
  // TypeScript's type of the JSON file lists a thousand arcs one by one, and does not fit TopoJSON's.
  const topology: Topology<{ countries: GeometryCollection }> = JSON.parse(
    readFileSync(new URL(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8'),
  );
  return feature(topology, topology.objects.countries).features.filter(isNear);
}

function isNear(land: Feature): boolean {
  const [[west, south], [east, north]] = geoBounds(land);
  return west > east || (west < 65 && east > 24 && south < 37 && north > 11);
}

/** Runs of neighbouring dots as lines, to be dashed: `M3 5h4`. The dots come row by row. */
function path(dots: Dot[]): string {
  const runs: { u: number; v: number; length: number }[] = [];
  for (const { u, v } of dots) {
    const run = runs.at(-1);
    if (run?.v === v && run.u + run.length === u) run.length++;
    else runs.push({ u, v, length: 1 });
  }
  return runs.map(({ u, v, length }) => `M${round(u - side / 2)} ${v}h${round(length - 1 + side)}`).join('');
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
