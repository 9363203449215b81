import { freePort } from '../scripts/free-port.ts';
import { queries } from '../search/queries.ts';
import { address, paths } from '../src/language/address.ts';
import { type Language, languageCodes } from '../src/language/languages.ts';
import { inBrowser } from './browser.ts';
import budgets from './budgets.json' with { type: 'json' };
import { startOurServer } from './our-server.ts';

/** Types the visitors' questions letter by letter into the search, in both languages. Returns what is over budget. */
export async function benchSearch(): Promise<string[]> {
  const server = await startOurServer();
  const over: string[] = [];
  try {
    for (const language of languageCodes) over.push(...(await benchLanguage(server.origin, language)));
  } finally {
    await server.stop();
  }
  return over;
}

async function benchLanguage(origin: string, language: Language): Promise<string[]> {
  return inBrowser(await freePort(), async (browser) => {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    let bytes = 0;
    await session.send('Network.enable');
    await page.goto(origin + address(language, paths.page('privacy')), { waitUntil: 'networkidle' });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.locator('[data-search]').click();
    const field = page.locator('dialog[open] [role="combobox"]');
    await field.fill(queries[language][0]?.query ?? '');
    await page.locator('[role="option"]').first().waitFor();
    const times = await field.evaluate(
      typeEach,
      queries[language].map(({ query }) => query),
    );
    const measured = {
      bytes,
      median: times[Math.floor(times.length / 2)] ?? Number.NaN,
      p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
      slowest: times.at(-1) ?? Number.NaN,
    };
    console.table({ [`search, ${language}, ${times.length} keys`]: measured });
    return Object.entries(budgets.search).flatMap(([name, limit]) => {
      const value = measured[name as keyof typeof budgets.search];
      return value <= limit ? [] : [`search, ${language}: ${name} is ${value}, its budget ${limit}`];
    });
  });
}

/** Milliseconds from each letter to the results laid out, in order of size. Runs in the page. */
async function typeEach(field: HTMLElement | SVGElement, questions: string[]): Promise<number[]> {
  const input = field as HTMLInputElement;
  const times: number[] = [];
  for (const question of questions) {
    for (let length = 1; length <= question.length; length += 1) {
      input.value = question.slice(0, length);
      const start = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.closest('dialog')?.getBoundingClientRect();
      times.push(performance.now() - start);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
  return times.sort((one, other) => one - other).map((time) => Math.round(time * 10) / 10);
}
