import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Office } from '#content/schemas/office.ts';
import { root } from '../../build/run.ts';
import { byHash } from '../hashed-files.ts';
import { hashesOf, hashOfValues } from '../source-hashes.ts';

/** What the map shows of an office. */
export type MapOffice = Pick<Office, 'id' | 'country' | 'latitude' | 'longitude'>;

/** The dots of the map of the offices page, which imports them. */
export const map = byHash({
  name: 'map',
  hashes: () => ({
    'src/sections/offices/map-dots.json': hashOfValues(readOffices(), hashesOf('tools/map/map-draw.ts')),
  }),
  async draw([file = ''], made) {
    const { drawMap } = await import('./map-draw.ts');
    const dots = JSON.stringify(drawMap(readOffices()), null, 2);
    // A place in one line, as the formatter has it.
    await writeFile(join(root, file), `${dots.replace(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]')}\n`);
    made(file);
    console.log(file);
  },
});

function readOffices(): MapOffice[] {
  return globSync('content/en/offices/*.yaml', { cwd: root })
    .sort()
    .map((file) => {
      const { country, latitude, longitude } = parse(readFileSync(join(root, file), 'utf8')) as Office;
      return { id: basename(file, '.yaml') as Office['id'], country, latitude, longitude };
    });
}
