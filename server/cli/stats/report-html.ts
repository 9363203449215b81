import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '#content/collections.ts';
import { readFile } from '#content/read-files.ts';
import type { Language } from '#i18n/languages.ts';
import { serverBundle } from '#server/plugins/built-pages.ts';
import { importServerBundle } from '#server/server-bundle.ts';
import { root } from '#server/settings/settings-file.ts';
import type { VisitReport } from '#stats/visit-report.ts';
import { cliError } from '../cli-error.ts';

/** Drawn by React, from the build. Throws a CliError where there is none. */
export async function renderReport(language: Language, report: VisitReport, other: string): Promise<string> {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, serverBundle)))
    throw cliError('There is no built site. Build it first: npm run build');
  const { renderVisitReport } = await importServerBundle(dist);
  const messages = readFile(collections.stats, language);
  const { name: firm } = readFile(collections.firm, language);
  return renderVisitReport({ language, messages, firm, report, other });
}
