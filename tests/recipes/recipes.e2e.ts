import { expect } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { test } from '../support/fixtures.ts';
import { parseXml, textsOf } from '../support/html/parse-markup.ts';
import { type ProjectCopy, projectCopy, type RunningSite } from '../support/project-copy.ts';
import { officeEmail } from '../support/run/test-settings.ts';
import { expectProposal } from './new-form.ts';
import { added, titles } from './recipe-titles.ts';
import { recipes } from './recipes.ts';
import { sortJobs } from './recipes-of-entries.ts';
import {
  referrers,
  removed,
  removedInitiative,
  removeEntries,
  removeReferences,
  tracesOf,
} from './remove-entries.ts';

// Follows the recipes of docs/recipes.md in a copy of the project and removes entries of the sample. The copy is checked,
// then built and served once.

let copy: ProjectCopy;
let site: RunningSite;
/** The content check's output while something refers to a removed entry. */
let complaint: string;
const touched = new Map<string, string[]>();

test.describe('a copy of the project @once', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    copy = projectCopy();
    for (const [name, { follow }] of Object.entries(recipes))
      touched.set(
        name,
        copy.filesOf(() => follow(copy)),
      );
    sortJobs(copy);
    for (const language of languageCodes) {
      const [article, job] = [`content/${language}/insights`, `content/${language}/jobs`];
      const like = `${article}/regional-headquarters-riyadh.md`;
      copy.write(`${article}/later-days.md`, like, [/^datePublished: .*/m, 'datePublished: "2999-01-01"']);
      copy.write(`${job}/999.yaml`, `${job}/1.yaml`, [/^datePosted: .*/m, 'datePosted: "2999-01-01"']);
    }
    removeEntries(copy);
    complaint = await copy.run('editor/check-content-main.ts', [], { GITHUB_ACTIONS: 'true' }).catch(String);
    removeReferences(copy);
  });

  test.afterAll(() => copy?.remove());

  test('a recipe changes only the files that it names', () => {
    for (const [name, { most }] of Object.entries(recipes)) {
      const files = touched.get(name)?.filter((file) => !/\/(?:privacy|processing-record)\b/.test(file));
      expect(files?.length, name).toBeLessThanOrEqual(most);
    }
  });

  test('the content check names the references to a removed entry', () => {
    for (const referrer of referrers) expect(complaint).toContain(`file=content/${referrer},line=`);
    for (const { path } of removed) if (path) expect(complaint).toContain(`${path} had a page`);
  });

  /** Builds, serves and type-checks a whole site. */
  test.describe('built and served @all', () => {
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      // No test downloads the pages, and compressing them takes a third of the build.
      copy.edit('scripts/build/rewrite-pages.ts', [
        /^const minBytes = .*$/m,
        'const minBytes = Number.POSITIVE_INFINITY;',
      ]);
      await copy.run('assets/assets-main.ts', ['sprites']);
      await copy.run('assets/assets-main.ts', ['reviewed']);
      await copy.run('node_modules/astro/bin/astro.mjs', ['build'], {
        EDIT_REPOSITORY: 'https://github.com/firm/website',
      });
      site = await copy.serve(['server/main.ts'], {
        SMTP_URL: `smtp://localhost:${process.env.TEST_MAIL_PORT}`,
        MAIL_FROM: 'The firm <website@firm.example>',
        MAIL_TO: officeEmail,
        // Tests type faster than people.
        FORM_SECONDS: '0',
      });
    });

    test('the content check finds nothing missing afterwards', async () => {
      // It fails for a label that is not Arabic.
      copy.create(
        'scripts/labels.ts',
        `import { readContent } from '#content/files/read-content.ts';
import { editorConfig } from '../editor/config.ts';
import '../editor/check-content-main.ts';
const { files } = readContent('content');
const config = editorConfig(files, 'ar', { backend: { name: 'gitea', repo: '' } });
const labels = [...JSON.stringify(config).matchAll(/"name":"[^"]*","label":"([^"]*)"/g)].map(([, label = '']) => label);
const english = labels.filter((label) => !/[\u0620-\u064a]/.test(label));
if (labels.length === 0 || english.length > 0) throw new Error(english.join());
`,
      );
      await copy.run('scripts/labels.ts');
    });

    test('a scheduled entry is nowhere in the build', async () => {
      const texts = copy.built(/\.(?:html|xml|txt|json|js)$/);
      const named = texts.filter(({ text }) => /later-days|(?:jobs|apply)\/999/.test(text));
      expect(named.map(({ file }) => file)).toEqual([]);
      for (const path of [paths.article('later-days'), paths.job(999), paths.apply(999)])
        expect(await site.status(path)).toBe(404);
      expect(await site.text('/insights/feed.xml')).not.toContain('2999');
    });

    test('the types are correct', async () => {
      test.setTimeout(180_000);
      copy.linkAllPackages();
      await copy.run('node_modules/@typescript/native/bin/tsc', ['--noEmit', '--singleThreaded']);
    });

    test('the site and its editor build without the packages of tests', async () => {
      for (const path of ['/edit', '/ar/edit']) expect(await site.text(path)).toContain('https://github.com');
    });

    test('a new article is shared with its picture until its card is drawn; a new service is drawn', async () => {
      const article = await site.text(paths.article(added.article));
      const [, picture = ''] = /property="og:image" content="https?:\/\/[^/]+(\/[^"]+)"/.exec(article) ?? [];
      expect(picture).toMatch(/^\/pictures\//);
      expect(await site.text(picture)).not.toBe('');
      const service = await site.text(paths.service(added.service));
      for (const name of ['quarry', 'quarry-face']) {
        const [file = ''] = new RegExp(`[^"]+(?=#${name}")`).exec(service) ?? [];
        expect(await site.text(file)).toContain(`id="${name}"`);
      }
    });

    test('a moved page is found at its new path, redirects from its old one, and has its card', async () => {
      const moved = await fetch(`${site.origin}/ar/whoweare`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/ar/about']);
      expect(await site.text('/about')).toContain('/cards/en/whoweare.jpg');
      expect(await site.text('/')).toContain('href="/about"');
    });

    test('another site that pages load from is allowed, and the notice names it', async ({ page }) => {
      const asked: string[] = [];
      await page.route('https://statistics.example/**', (route) => {
        asked.push(route.request().url().replace('https://statistics.example', ''));
        return route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: 'fetch("https://statistics.example/of/" + document.currentScript.dataset.domain)',
        });
      });
      await page.goto(site.origin + paths.page('privacy'));
      await expect.poll(() => asked).toEqual(['/script.js', '/of/firm.example']);
      for (const kind of ['field', 'film'])
        await expect(page.getByText(titles[kind]?.en ?? '', { exact: true })).toBeVisible();
    });

    test('a removed entry is named nowhere', async () => {
      const files = copy.built(/\.(?:html|xml|json|txt|vcf|vtt)$/);
      expect(files.length).toBeGreaterThan(100);
      for (const entry of removed)
        await test.step(entry.kind, async () => {
          for (const language of languageCodes) {
            for (const path of [entry.path ?? [], entry.kind === 'job' ? paths.apply(6) : []].flat())
              expect(await site.status(localizedPath(language, path)), path).toBe(404);
            const traces = tracesOf(language, entry);
            const named = files.filter(({ text }) => traces.some((trace) => text.includes(trace)));
            expect(named.map(({ file }) => file)).toEqual([]);
          }
        });
      // An initiative is a part of the social page and of its search entries.
      const withInitiatives = files.filter(({ file }) => /(?:social\.html|entries\.json)$/.test(file));
      expect(withInitiatives).toHaveLength(4);
      for (const { file, text } of withInitiatives) expect(text, file).not.toContain(removedInitiative);
    });

    for (const language of languageCodes)
      test.describe(language, () => {
        const at = (path: string) => localizedPath(language, path);
        const titleOf = (kind: string) => titles[kind]?.[language] ?? '';
        const structuredData = (page: string) =>
          /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1];

        test('a new entry has its page, and is in the list, the sitemap and the search', async () => {
          const sitemap = parseXml(await site.text('/sitemap.xml'));
          const listed = textsOf(sitemap, 'loc').map((url) => new URL(url).pathname);
          for (const [kind, path, list] of [
            ['job', paths.job(added.job), paths.page('jobs')],
            ['service', paths.service(added.service), paths.page('services')],
            ['article', paths.article(added.article), paths.page('insights')],
            ['case', '/quarry', paths.page('work')],
            ['form', '/proposal', undefined],
            ['page', '/alumni', paths.home],
          ] as const) {
            const title = titleOf(kind);
            // An article's last two words are kept together.
            expect(await site.text(at(path)), kind).toContain(`>${title}</h1>`);
            if (kind === 'job') expect(structuredData(await site.text(at(path)))).toContain(title);
            if (list) expect(await site.text(at(list)), kind).toContain(`href="${at(path)}"`);
            expect(await site.text(`${at(paths.search)}?q=${title}`), kind).toContain(`href="${at(path)}"`);
            expect(listed, kind).toContain(at(path));
          }
        });

        test('an entry that is a part of pages is on them, and is found', async () => {
          for (const [kind, page, ...others] of [
            ['person', paths.page('ourpeople')],
            ['office', paths.page('offices')],
            ['partner', paths.page('ourpartners'), paths.home],
            ['film', paths.page('social')],
          ] as const) {
            const title = titleOf(kind);
            for (const path of [page, ...others]) expect(await site.text(at(path)), kind).toContain(title);
            if (kind === 'person' || kind === 'office')
              expect(structuredData(await site.text(at(page)))).toContain(title);
            // A film has no words that the search knows.
            if (kind === 'film') continue;
            expect(await site.text(`${at(paths.search)}?q=${title}`), kind).toContain(`href="${at(page)}#`);
          }
        });

        test('a new field and a new filter offer their choices, and a new job takes applications', async () => {
          const form = await site.text(at(paths.page('contactus')));
          expect(form).toContain(titleOf('field'));
          expect(form).toContain(`<option value="large">${titleOf('service')}</option>`);
          const jobs = await site.text(`${at(paths.page('jobs'))}?depth=shallow`);
          expect(jobs).toContain(titleOf('filter'));
          expect(jobs).not.toContain(`${titleOf('job')}</a>`);
          expect(await site.text(at(paths.apply(added.job)))).toContain('name="resume"');
          expect(await site.allowed(at(paths.apply(added.job)))).toContain('POST');
        });

        // One language with JavaScript, the other without.
        test('a new form takes a day and a file, and the office gets them', ({ page, plainPage }) =>
          expectProposal(language === 'en' ? page : plainPage, language, site, copy));
      });
  });
});
