import { shownFiles } from '#content/publish-date.ts';
import { readContent } from '#content/read-content.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { outlineOf } from './check-entry.ts';
import { editorConfig } from './config.ts';
import type { EditorData } from './editor.client.ts';
import { wordsIn } from './editor-words.ts';

/** Where the build puts the editor's files; their names contain their hash. */
export const editorFolder = '/_astro/editor';

/** The document at /edit or /ar/edit: the editor's configuration and its script, and nothing of the site's. */
export function editorPage(
  language: Language,
  repository: Repository,
  script: string,
  contentFolder: string,
  isLocal = false,
): string {
  const content = readContent(contentFolder);
  const { files } = content;
  const config = editorConfig(files, language, repository);
  const { title, ...words } = wordsIn(files, language);
  const { checkResult, hostErrors, issues, languages: languageNames, publishing } = words;
  const { dir } = languages[language];
  const { origins } = repository;
  const data: EditorData = {
    config,
    language,
    origins,
    outline: outlineOf({ ...content, files: shownFiles(files) }),
    words: {
      checkResult,
      hostErrors,
      issues,
      languages: languageNames,
      publishing,
      interface: words.interface,
    },
    isLocal,
  };
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<script type="application/json" id="editor">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${editorFolder}/${script}"></script>
</head>
<body data-connect-origins="${origins.join(' ')}"></body>
</html>
`;
}
