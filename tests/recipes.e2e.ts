import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { type ProjectCopy, projectCopy, type RunningSite } from './project-copy.ts';
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
} from './removals.ts';

// The recipes of docs/recipes.md are followed in a copy of the project, which is built and served once; entries of the
// sample are removed from it as well.

let copy: ProjectCopy;
let site: RunningSite;
/** What the content check said as long as something referred to what was removed. */
let complaint: string;
const touched = new Map<string, string[]>();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // Copying, building and serving a whole site takes 15 s on an idle machine.
  test.setTimeout(300_000);
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
  complaint = await copy.run('scripts/content-report.ts', [], { GITHUB_ACTIONS: 'true' }).catch(String);
  removeReferences(copy);
  await copy.run('assets/assets.ts', ['sprites']);
  await copy.run('assets/assets.ts', ['reviewed']);
  await copy.run('node_modules/astro/bin/astro.mjs', ['build'], {
    EDIT_REPOSITORY: 'https://github.com/firm/website',
  });
  site = await copy.serve();
});

test.afterAll(() => copy?.remove());

for (const [name, { most }] of Object.entries(recipes))
  test(`${name} touches at most ${most} files`, () => {
    expect(touched.get(name)?.length).toBeLessThanOrEqual(most);
  });

test('the content check finds nothing missing, and the editor has words for everything', async () => {
  // They end with a failure where they do.
  await copy.run('scripts/content-report.ts');
  copy.create(
    'scripts/labels.ts',
    `import { readContent } from '#content/read-content.ts';
import { missingLabels } from '../editor/config.ts';
const { files } = readContent('content');
const missing = [...missingLabels(files, 'en'), ...missingLabels(files, 'ar')];
if (missing.length > 0) throw new Error(missing.join('\\n'));
`,
  );
  await copy.run('scripts/labels.ts');
});

test('what appears on a later day is nowhere in what is built', async () => {
  const texts = globSync('dist/**/*.{html,xml,txt,json,js}', { cwd: copy.path('.') });
  const named = texts.filter((file) =>
    /later-days|(?:jobs|apply)\/999/.test(readFileSync(copy.path(file), 'utf8')),
  );
  expect(named).toEqual([]);
  for (const path of [paths.article('later-days'), paths.job(999), paths.apply(999)])
    expect((await fetch(site.origin + path)).status).toBe(404);
  expect(await site.text('/insights/feed.xml')).not.toContain('2999');
});

test('the content check names what refers to a removed entry', () => {
  for (const referrer of referrers) expect(complaint).toContain(`file=content/${referrer}:`);
});

test('the types hold', async () => {
  test.setTimeout(180_000);
  copy.linkAllPackages();
  // What belongs to tests, which the copy lacks in part.
  const exclude = ['dist', 'node_modules', '**/*.test.*', '**/*.fixture.*', 'scripts/test*'];
  copy.create('tsconfig.site.json', JSON.stringify({ extends: './tsconfig.json', exclude }));
  await copy.run('node_modules/@typescript/native/bin/tsc', [
    '--noEmit',
    '--singleThreaded',
    '--project',
    'tsconfig.site.json',
  ]);
});

test('what the site declares is enough to build it with its editor', async () => {
  for (const language of languageCodes)
    expect(await site.text(localizedPath(language, '/edit'))).toContain('https://github.com');
});

test('a new article is shared with its picture until its card is drawn', async () => {
  const page = await site.text(localizedPath('en', paths.article(added.article)));
  const [, picture = ''] = /property="og:image" content="https?:\/\/[^/]+(\/[^"]+)"/.exec(page) ?? [];
  expect(picture).toMatch(/^\/pictures\//);
  expect(await site.text(picture)).not.toBe('');
});

test('a new service and its sub-card are drawn', async () => {
  const page = await site.text(localizedPath('en', paths.service(added.service)));
  for (const name of ['quarry', 'quarry-face']) {
    const [file = ''] = new RegExp(`[^"]+(?=#${name}")`).exec(page) ?? [];
    expect(await site.text(file)).toContain(`id="${name}"`);
  }
});

test('a page that moved is found at its new path, from its old one, and with its card', async () => {
  const moved = await fetch(`${site.origin}/ar/whoweare`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/ar/about']);
  const page = await site.text('/about');
  expect(page).toContain('/cards/en/whoweare.jpg');
  expect(await site.text('/')).toContain('href="/about"');
});

for (const language of languageCodes) {
  for (const entry of removed)
    test(`a removed ${entry.kind} is named nowhere in ${language}`, async () => {
      const { kind, path } = entry;
      if (path) expect((await fetch(site.origin + localizedPath(language, path))).status).toBe(404);
      if (kind === 'job')
        expect((await fetch(site.origin + localizedPath(language, paths.apply(6)))).status).toBe(404);
      const traces = tracesOf(language, entry);
      const files = copy.built(/\.(?:html|xml|json|txt|vcf|vtt)$/);
      expect(files.length).toBeGreaterThan(100);
      const named = files.filter(({ text }) => traces.some((trace) => text.includes(trace)));
      expect(named.map(({ file }) => file)).toEqual([]);
    });

  test(`a removed initiative is gone from the social page and the search in ${language}`, () => {
    const files = copy.built(/(?:social\.html|entries\.json)$/);
    expect(files.length).toBe(4);
    for (const { file, text } of files) expect(text, file).not.toContain(removedInitiative);
  });

  const pages = {
    job: { path: paths.job(added.job), list: paths.page('jobs') },
    service: { path: paths.service(added.service), list: paths.page('services') },
    article: { path: paths.article(added.article), list: paths.page('insights') },
    case: { path: '/quarry', list: paths.page('work') },
    form: { path: '/survey', list: undefined },
    page: { path: '/alumni', list: paths.home },
  };
  const at = (path: string) => localizedPath(language, path);

  for (const [kind, { path, list }] of Object.entries(pages)) {
    const title = titles[kind]?.[language] ?? '';
    const here = at(path);

    test(`a new ${kind} has its page in ${language}, and stands in the list, the sitemap and the search`, async () => {
      expect(await site.text(here)).toContain(`>${title}</h1>`);
      if (list) expect(await site.text(at(list))).toContain(`href="${here}"`);
      expect(await site.text(`${at(paths.search)}?q=${title}`)).toContain(`href="${here}"`);
      const { urlset } = new XMLParser().parse(await site.text('/sitemap.xml'));
      const listed: string[] = urlset.url.map(({ loc }: { loc: string }) => new URL(loc).pathname);
      expect(listed).toContain(here);
    });
  }

  const parts = {
    person: [paths.page('ourpeople')],
    office: [paths.page('offices')],
    partner: [paths.page('ourpartners'), paths.home],
    film: [paths.page('social')],
  };
  for (const [kind, on] of Object.entries(parts)) {
    const title = titles[kind]?.[language] ?? '';

    test(`a new ${kind} stands on its pages in ${language}, and is found`, async () => {
      for (const path of on) expect(await site.text(at(path))).toContain(title);
      // A film has no words that the search knows.
      if (kind !== 'film')
        expect(await site.text(`${at(paths.search)}?q=${title}`)).toContain(`href="${at(on[0] ?? '')}#`);
    });
  }

  test(`search engines are told of a new person, office and job in ${language}`, async () => {
    for (const [kind, path] of [
      ['person', paths.page('ourpeople')],
      ['office', paths.page('offices')],
      ['job', paths.job(added.job)],
    ] as const) {
      const [, things = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await site.text(at(path))) ?? [];
      expect(things).toContain(titles[kind]?.[language]);
    }
  });

  test(`a new field and a new filter offer their choices in ${language}`, async () => {
    const form = await site.text(at(paths.page('contactus')));
    expect(form).toContain(titles.field?.[language]);
    expect(form).toContain(`<option value="large">${titles.service?.[language]}</option>`);
    const jobs = await site.text(`${at(paths.page('jobs'))}?depth=shallow`);
    expect(jobs).toContain(titles.filter?.[language]);
    expect(jobs).not.toContain(`${titles.job?.[language]}</a>`);
  });

  test(`a new form is sent, and its sender thanked in ${language}`, async () => {
    const page = await site.text(at('/survey'));
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
    const answer = await fetch(site.origin + at('/survey'), {
      method: 'POST',
      headers: { Origin: site.origin },
      body: new URLSearchParams({ token, mobileNumber: '0501234567', message: 'A word about quarries' }),
    });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining(`>${titles.form?.[language]}</h1>`),
    ]);
  });

  test(`a new job takes applications in ${language}`, async () => {
    const form = at(paths.apply(added.job));
    expect(await site.text(form)).toContain('name="resume"');
    expect(await site.allowed(form)).toContain('POST');
  });
}
