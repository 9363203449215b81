import { join } from 'node:path';
import { messageOf } from '#server/error-message.ts';
import { buildIfChanged } from '../build/build-if-changed.ts';
import { root } from '../build/root.ts';

const dist = join(root, 'dist');
const [first, ...rest] = process.argv.slice(2);

const usage = `Measure the site against bench/budgets.json.

npm run bench                  every page
npm run bench -- PATH...       these pages, such as /services/3
npm run bench -- interactions  how soon a page answers a press
npm run bench -- server        pages a second, beside nginx
npm run bench -- forms         messages a second`;

try {
  if (first?.startsWith('-')) throw new Error(usage);
  await buildIfChanged();
  const over = await bench();
  for (const line of over) console.error(`Over budget: ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** Each bench is loaded only when it is wanted: Lighthouse alone takes a second. */
async function bench(): Promise<string[]> {
  if (first === 'server') return (await import('./server-bench.ts')).benchServer(dist, rest[0]);
  if (first === 'interactions') return (await import('./interactions-bench.ts')).benchInteractions();
  if (first === 'forms') return (await import('./forms-bench.ts')).benchForms();
  const named = first === undefined ? [] : [first, ...rest];
  return (await import('./page-bench.ts')).benchPages(dist, named);
}
