import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { articlesOf, contentOf } from '../support/content/site-content.ts';
import type { ProjectCopy } from '../support/project-copy.ts';
import { inBoth } from './recipe-titles.ts';

const article = 'regional-headquarters-riyadh';

/** Entries of the sample, one of each kind, with their pages; those with an anchor share one. */
export const removed = [
  { kind: 'case', file: 'cases/tradimos.yaml', path: '/tradimos' },
  { kind: 'office', file: 'offices/amman.yaml', anchor: true },
  { kind: 'person', file: 'people/yousef-al-mannai.yaml', anchor: true },
  { kind: 'partner', file: 'partners/mizan.yaml', anchor: true },
  { kind: 'film', file: 'films/environment.yaml' },
  { kind: 'job', file: 'jobs/6.yaml', path: paths.job(6) },
  { kind: 'article', file: `insights/${article}.md`, path: paths.article(article) },
];

/** One of the social page's initiatives, which are parts of its file. */
export const removedInitiative = 'green-projects';

/** The content check names these references to them. */
export const referrers = [
  'en/services/1.yaml',
  'ar/services/2.yaml',
  'en/search.yaml',
  'ar/people/omar-haddad.yaml',
];

export function removeEntries(copy: ProjectCopy) {
  inBoth((content) => {
    for (const { file } of removed) copy.drop(`${content}/${file}`);
    const initiative = new RegExp(`^ {6}- id: ${removedInitiative}\\n(?: {8}.*\\n)+`, 'm');
    copy.edit(`${content}/pages/social.yaml`, [initiative, '']);
  });
}

export function removeReferences(copy: ProjectCopy) {
  inBoth((content) => {
    const change = (name: string, found: RegExp, written = '') =>
      copy.edit(`${content}/${name}.yaml`, [found, written]);
    change('services/1', /^ {2}case: tradimos\n/m);
    change('services/2', /^ {2}case: tradimos\n/m);
    change('search', /^ {2}\/tradimos: .*\n/m);
    change('people/omar-haddad', /^office: .*$/m, 'office: riyadh');
    // Texts say the number of services in words, and one was added.
    if (content.endsWith('ar')) change('pages/services', /عشر خدمات/, 'خدماتنا');
    change('ui', /Ten services|عشر خدمات/, content.endsWith('en') ? '11 services' : '١١ خدمة');
  });
}

/**
 * Returns the texts that name a removed entry in a language: its title, if no other entry has it, and the URL of its
 * page, or its anchor on a page of several. Other texts may still mention it.
 */
export function tracesOf(language: Language, { file, path, anchor }: (typeof removed)[number]): string[] {
  const id = file.replace(/^.*\/|\.\w+$/g, '');
  if (anchor) return [`#${id}"`, `id="${id}"`, `/${id}-${language}.vcf`];
  const written = file.endsWith('.md')
    ? articlesOf(language).find((article) => article.id === id)
    : contentOf(language, file.replace('.yaml', ''));
  return [written.title, ...(path ? [`"${localizedPath(language, path)}"`] : [])];
}
