import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { approve } from '../src/content/check/freshness.ts';
import { readContent, writeApproved } from '../src/content/check/read.ts';
import { root } from './run.ts';

const usage = `npm run translated
  says that every Arabic text of content/ar matches its English as both stand now. Where only the English
  changed it refuses, unless you say that the Arabic still holds:
npm run translated -- --same services/3.yaml:title ui.yaml
npm run translated -- --all`;

const { values, positionals } = parseArgs({
  options: { same: { type: 'boolean' }, all: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help) console.log(usage);
else translated();

function translated() {
  const folder = join(root, 'content');
  const { approved, refused } = approve(readContent(folder), stillHolds);
  writeApproved(folder, approved);
  if (refused.length === 0) return console.log('content/translated.json is up to date.');
  console.error('The English changed and the Arabic did not:');
  for (const { file, key } of refused) console.error(`  ${file}:${key}`);
  console.error(
    'Translate them and run this again, or name those whose Arabic still holds after "-- --same".',
  );
  process.exitCode = 1;
}

/** Whether the command line names the text, or the whole file, as `services/3.yaml:title`. */
function stillHolds(file: string, key: string): boolean {
  return (
    values.all === true ||
    (values.same === true && [file, `${file}:${key}`].some((name) => positionals.includes(name)))
  );
}
