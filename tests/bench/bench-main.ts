import { runScript } from '#lib/run-script.ts';
import { buildIfChanged } from '../../scripts/build/build-if-changed.ts';

const words = process.argv.slice(2);

const usage = `Measure the site against tests/bench/budgets.json.

npm run bench             twelve pages, compared with the page at the limit
npm run bench -- PATH...  these pages, such as /services/3 /ar/offices
npm run bench -- server   pages and submissions a second, and memory`;

await runScript(async () => {
  if (words[0]?.startsWith('-')) throw new Error(usage);
  buildIfChanged();
  // Lighthouse alone takes a second to load, so each part is loaded when needed.
  const over =
    words[0] === 'server'
      ? await (await import('./server-bench.ts')).benchServer()
      : await (await import('./page-bench.ts')).benchPages(words);
  for (const line of over) console.error(`Over budget: ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
});
