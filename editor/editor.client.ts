import type { CmsConfig } from '@sveltia/cms';
import type { FieldSchema } from '#content/fields.ts';
import type { Language } from '#i18n/languages.ts';
import { showFindings } from './findings.client.ts';
import { markdownFormat, withTickOfSave, yamlFormat } from './kept-format.ts';

interface EditorData {
  config: CmsConfig;
  /** By the format that a collection's files have. */
  fields: Record<string, FieldSchema>;
  language: Language;
  /** The sites that the editor may ask beside our own. */
  origins: string[];
  findings?: { title: string; none: string };
}

const { config, fields, language, origins, findings }: EditorData = JSON.parse(
  document.getElementById('editor')?.textContent ?? '',
);

keepToOurOrigins();
speak(language === 'ar' ? 'ar' : 'en-GB');
// It reads its own settings as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms');
for (const [format, field] of Object.entries(fields)) {
  if (format.endsWith('-frontmatter')) CMS.registerCustomFormat(format, 'md', markdownFormat(field));
  else CMS.registerCustomFormat(format, 'yaml', yamlFormat(field));
}
CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const { data, i18n } = entry.toJS();
    const others = Object.entries(i18n).map(([locale, other]) => [
      locale,
      { ...other, data: withTickOfSave(other.data) },
    ]);
    return entry.set('data', withTickOfSave(data)).set('i18n', Object.fromEntries(others));
  },
});
await CMS.init({ config });
if (findings) showFindings(findings, language);

/** It would ask for its own updates and for its hosts' health; the policy forbids that, and this spares the attempt. */
function keepToOurOrigins() {
  const ask = window.fetch;
  window.fetch = async (resource, options) => {
    const { protocol, origin } = new URL(
      resource instanceof Request ? resource.url : resource,
      location.href,
    );
    const isOurs = [location.origin, ...origins].includes(origin) || ['blob:', 'data:'].includes(protocol);
    return isOurs ? ask(resource, options) : Response.error();
  };
}

function speak(locale: string) {
  const settings = 'sveltia-cms.prefs';
  const kept = JSON.parse(localStorage.getItem(settings) ?? '{}');
  localStorage.setItem(settings, JSON.stringify({ ...kept, locale }));
}
