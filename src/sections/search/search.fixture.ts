import { readContent } from '#content/read-content.ts';
import type { SearchMessages } from '#content/schemas/search.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { pageIds } from '#i18n/pages.ts';
import type { SearchContent } from './search-content.ts';
import { searchIndex } from './search-index.ts';
import type { SearchSources } from './search-sources.ts';

const { files } = readContent('content');

/** The index of a language, made of the content as it lies in its files. */
export function builtIndex(language: Language) {
  const sources = Object.fromEntries(languageCodes.map((code) => [code, sourcesOf(code)]));
  return searchIndex(language, sources as Record<Language, SearchSources>);
}

// biome-ignore lint/suspicious/noExplicitAny: the content check holds the files against their schemas
const read = (language: Language, name: string): any => files[`${language}/${name}`];

/** What the search says in a language. */
export const wordsOf = (language: Language): SearchMessages => read(language, 'search.yaml');

function sourcesOf(language: Language): SearchSources {
  const named = (folder: string) =>
    Object.keys(files)
      .filter((file) => file.startsWith(`${language}/${folder}/`))
      .map((file) => {
        const name = file.slice(`${language}/${folder}/`.length);
        const id = name.replace(/\.\w+$/, '');
        return { id: /^\d+$/.test(id) ? Number(id) : id, ...read(language, `${folder}/${name}`) };
      });
  const pages = pageIds.map((id) => [id, { id, ...read(language, `pages/${id}.yaml`) }]);
  return {
    search: read(language, 'search.yaml'),
    home: read(language, 'pages/home.yaml'),
    firm: read(language, 'firm.yaml'),
    ui: read(language, 'ui.yaml'),
    values: read(language, 'values.yaml'),
    pages: Object.fromEntries(pages),
    services: named('services'),
    cases: named('cases'),
    articles: named('insights').map((article) => ({ ...article, parts: partsOf(article) })),
    team: named('team'),
    offices: named('offices').sort((one, other) => one.order - other.order),
    partners: named('partners'),
    clients: read(language, 'clients.yaml').clients,
    jobs: named('jobs'),
  };
}

/** With the anchors of the English headings, as on the page. */
function partsOf(article: { id: string; parts: { head?: string; text: string }[] }) {
  const english = read('en', `insights/${article.id}.md`).parts;
  return article.parts.map(({ head = '', text }, index) => ({
    id: (english[index].head ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, '')
      .replaceAll(' ', '-'),
    head,
    text,
  }));
}

/** What the search's dialog and page say in a language; without the ways on. */
export function searchContent(language: Language): SearchContent {
  return { language, page: '/search', messages: wordsOf(language), nextLinks: { start: [], none: [] } };
}
