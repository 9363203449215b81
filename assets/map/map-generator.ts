import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '#content/collections.ts';
import { readFolder } from '#content/read-files.ts';
import { root } from '../../build/root.ts';
import { hashedFiles } from '../hashed-files.ts';
import { hashesOf, hashOfValues } from '../source-hashes.ts';
import type { MapOffice } from './map-draw.ts';

/** The dots of the map of the offices page, which imports them. */
export const map = hashedFiles({
  name: 'map',
  hashes: () => ({
    'src/sections/offices/map-dots.json': hashOfValues(
      readOffices(),
      hashesOf('assets/map/map-draw.ts', 'src/sections/offices/map-cities.ts'),
    ),
  }),
  async draw([file = ''], made) {
    const { drawMap } = await import('./map-draw.ts');
    await writeFile(join(root, file), `${JSON.stringify(drawMap(readOffices()), null, 2)}\n`);
    made(file);
    console.log(file);
  },
});

/** One office of each country, so that a second one there changes nothing; the head office's country is first. */
function readOffices(): MapOffice[] {
  const offices = readFolder(collections.offices, 'en', join(root, 'content'))
    .sort((one, other) => one.order - other.order)
    .map(({ country, latitude, longitude }) => ({ country, latitude, longitude }));
  return [...new Map(offices.reverse().map((office) => [office.country, office])).values()].reverse();
}
