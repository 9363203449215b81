import { parseArgs } from 'node:util';
import type { Maker } from './maker.ts';
import { makers } from './makers.ts';
import { noteReview } from './reviewed/note-review.ts';

const names = makers.map(({ name }) => name).join(', ');
const usage = `npm run assets              remake every file that is older than its sources
npm run assets -- NAME...   remake only these: ${names}
npm run assets -- --stale   list what is out of date, and change nothing
npm run assets -- --same    mark what is out of date as unchanged, without remaking it

To remake a file that is up to date, delete it first.

npm run assets -- reviewed                          mark every text as reviewed in both languages, except where only
                                                    the English has changed
npm run assets -- reviewed --same services/3.yaml   include this file, because its Arabic still holds (no names: all
                                                    files)`;

/** Runs the command. Throws an Error in plain words when it cannot. */
async function main() {
  const { values, positionals } = parseArgs({
    options: { stale: { type: 'boolean' }, same: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(usage);
  const [first, ...rest] = positionals;
  if (first === 'reviewed')
    return noteReview((file) => values.same === true && (rest.length === 0 || rest.includes(file)));
  const unknown = positionals.filter((given) => !makers.some(({ name }) => name === given));
  if (unknown.length > 0) throw new Error(`Unknown name: ${unknown.join(', ')}.\n\n${usage}`);
  for (const maker of makers) {
    if (positionals.length > 0 && !positionals.includes(maker.name)) continue;
    const stale = await maker.stale();
    console.log(
      stale.length > 0 ? `${maker.name}: ${stale.length} out of date` : `${maker.name}: up to date`,
    );
    if (stale.length === 0) continue;
    if (values.stale) console.log(stale.map((product) => `  ${product}`).join('\n'));
    else if (!values.same) await make(maker, stale);
    else if (maker.markCurrent) await maker.markCurrent(stale);
    else throw new Error(`${maker.name} cannot be marked as unchanged. Remake it without --same.`);
  }
}

/** What cannot be made here, for want of a program say, keeps nothing else from being made. */
async function make({ name, make }: Maker, stale: string[]) {
  try {
    await make(stale);
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
