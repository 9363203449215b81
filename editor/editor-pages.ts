import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { shownFiles } from '#content/dates/publish-date.ts';
import { contentFolder } from '#content/files/read-collection.ts';
import { readContent } from '#content/files/read-content.ts';
import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { outlineOf } from './before-save.ts';
import { editorConfig } from './config.ts';
import type { EditorData } from './editor.client.ts';
import { bundleEditor } from './editor-bundle.ts';
import { editorMessages } from './editor-messages.ts';

export type EditorRepository = Omit<Repository, 'host' | 'api'>;

export const editorFolder = '/_astro/editor';

/**
 * Adds the editor's page in each language. Its bundle is separate, because 8.6 MB took 12 s of each build. Remove it
 * when the firm edits elsewhere, or an Astro endpoint can give the configuration.
 */
export async function writeEditor(repository: EditorRepository, dist: string, site: EditorData['site']) {
  const script = await bundleEditor(join(dist, editorFolder));
  for (const language of languageCodes) {
    const file = join(dist, `${localizedPath(language, '/edit')}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, editorPage(language, repository, script, site));
  }
}

export function editorPage(
  language: Language,
  repository: EditorRepository,
  script: string,
  site: EditorData['site'],
): string {
  const content = readContent(contentFolder);
  const { origins } = repository;
  const messages = editorMessages(content.files, language);
  const data: EditorData = {
    config: editorConfig(content.files, language, repository),
    language,
    origins,
    outline: outlineOf({ ...content, files: shownFiles(content.files) }),
    // The configuration already holds the other messages.
    messages: { ...messages, labels: {}, choices: {}, collections: {}, hints: {} },
    site,
  };
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<style>${styles}</style>
<script type="application/json" id="editor">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${editorFolder}/${script}"></script>
</head>
<body data-connect-origins="${origins.join(' ')}"><div id="nc-root"></div><div id="panels"></div></body>
</html>
`;
}

/** Sveltia fills `#nc-root`. Its translation buttons are hidden, because the page's policy blocks their services. */
const styles = `
body { display: grid; grid-template-rows: minmax(0, 1fr) auto; block-size: 100dvh; margin: 0; }
#nc-root { position: relative; contain: layout; }
button:is([title^='Translate'], [title^='ترجمة']), [role='menuitemcheckbox'][aria-disabled='true'] {
  display: none !important;
}
#nc-root .processing * { opacity: 1; }
#panels {
  display: grid; gap: .5rem; justify-content: center; max-block-size: 35dvh; overflow: auto; background: #e8e8e8;
  font: 14px/1.5 system-ui, sans-serif;
}
#panels details {
  max-inline-size: 50rem; padding: .4rem 1rem; border: 1px solid #999; border-radius: .5rem; background: #fffbe9;
  color: #222;
}
#panels details[hidden] { display: none; }
#panels #refused { border-color: #b00020; background: #fff1f1; }
#panels summary { cursor: pointer; font-weight: 600; }
#panels ul { margin: .5rem 0 0; padding-inline-start: 1.1rem; }
#panels li button {
  padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; text-decoration: underline;
  cursor: pointer;
}
`;
