import { expect, test } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { languageCodes } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { type ProjectCopy, projectCopy, type RunningSite } from './project-copy.ts';
import { numbersOf } from './site-content.ts';

// The README's recipes, followed in a copy of the project, which is built and served once.

const article = 'a-note-on-quarries';
const job = Math.max(...numbersOf('jobs')) + 1;
const service = Math.max(...numbersOf('services')) + 1;
/** Words that no other page has, to be looked for. */
const titles = {
  job: { en: 'Quarryman of ledgers', ar: 'حجّار السجلّات' },
  service: { en: 'Quarrying advice', ar: 'مشورة المحاجر' },
  article: { en: 'A note on quarries', ar: 'كلمة في المحاجر' },
};

let copy: ProjectCopy;
let site: RunningSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // Copying, building and serving a whole site takes 15 s on an idle machine.
  test.setTimeout(300_000);
  copy = projectCopy();
  for (const language of languageCodes) {
    const titled = (of: keyof typeof titles) => [/^title: .*$/m, `title: ${titles[of][language]}`] as const;
    const content = `content/${language}`;
    copy.write(`${content}/jobs/${job}.yaml`, `${content}/jobs/1.yaml`, titled('job'));
    copy.write(
      `${content}/insights/${article}.md`,
      `${content}/insights/scorecard-first-quarter.md`,
      titled('article'),
    );
    copy.write(
      `${content}/services/${service}.yaml`,
      `${content}/services/1.yaml`,
      titled('service'),
      [/^figure: .*$/m, 'figure: quarry'],
      // No case study names it.
      [/^ {2}case: .*\n/m, ''],
      [/^ {2}- id: board-effectiveness$/m, '  - id: quarry-face'],
    );
  }
  copy.write('src/drawings/services/quarry.svg', 'src/drawings/services/risk.svg');
  copy.write('src/drawings/sub-cards/quarry-face.svg', 'src/drawings/sub-cards/scan.svg');
  await copy.run('tools/assets.ts', ['sprites']);
  await copy.run('tools/assets.ts', ['reviewed']);
  await copy.run('node_modules/astro/bin/astro.mjs', ['build'], {
    EDIT_REPOSITORY: 'https://github.com/firm/website',
  });
  site = await copy.serve();
});

test.afterAll(() => copy?.remove());

test('the content check finds nothing missing', async () => {
  // It ends with a failure where it does.
  await copy.run('scripts/content-report.ts');
});

test('what the site declares is enough to build it with its editor', async () => {
  for (const language of languageCodes)
    expect(await site.text(localizedPath(language, '/edit'))).toContain('https://github.com');
});

test('a new service and its sub-card are drawn', async () => {
  const page = await site.text(localizedPath('en', paths.service(service)));
  for (const name of ['quarry', 'quarry-face']) {
    const [file = ''] = new RegExp(`[^"]+(?=#${name}")`).exec(page) ?? [];
    expect(await site.text(file)).toContain(`id="${name}"`);
  }
});

for (const language of languageCodes) {
  const added = {
    job: { path: paths.job(job), list: paths.page('jobs') },
    service: { path: paths.service(service), list: paths.page('services') },
    article: { path: paths.article(article), list: paths.page('insights') },
  };

  for (const kind of ['job', 'service', 'article'] as const) {
    const title = titles[kind][language];
    const here = localizedPath(language, added[kind].path);

    test(`a new ${kind} has its page in ${language}, and stands in the list, the sitemap and the search`, async () => {
      expect(await site.text(here)).toContain(`>${title}</h1>`);
      expect(await site.text(localizedPath(language, added[kind].list))).toContain(`href="${here}"`);
      expect(await site.text(`${localizedPath(language, paths.search)}?q=${title}`)).toContain(
        `href="${here}"`,
      );
      const { urlset } = new XMLParser().parse(await site.text('/sitemap.xml'));
      const listed: string[] = urlset.url.map(({ loc }: { loc: string }) => new URL(loc).pathname);
      expect(listed).toContain(here);
    });
  }

  test(`a new job takes applications in ${language}`, async () => {
    const form = localizedPath(language, paths.apply(job));
    expect(await site.text(form)).toContain('name="resume"');
    expect(await site.allowed(form)).toContain('POST');
  });
}
