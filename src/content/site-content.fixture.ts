import type { Content } from './content-files.ts';
import { readContent } from './read-content.ts';
import { asRecord } from './schema-fields.ts';

/** The site's own content, read once for all tests of a process. */
export const siteContent = readContent('content');

/** What a file of it says, by its path inside `content/`. */
export const siteFile = (file: string) => asRecord(siteContent.files[file]);

/** Whether it is still the sample, whose figures and promises the specification names. */
export const isSample = siteFile('site.yaml').sample === true;

/** The names of a folder's files, in English, numbers by their value: `en/jobs/1.yaml`. */
export function filesIn(folder: string): string[] {
  return Object.keys(siteContent.files)
    .filter((file) => file.startsWith(`en/${folder}/`))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** The first of them. Throws where there is none. */
export function fileIn(folder: string): string {
  const [first] = filesIn(folder);
  if (!first) throw new Error(`There is nothing in ${folder}.`);
  return first;
}

/** The site's own content with other values in some of its files. */
export function siteContentWith(changes: Record<string, object>): Content {
  const changed = Object.entries(changes).map(([file, values]) => [file, { ...siteFile(file), ...values }]);
  return { ...siteContent, files: { ...siteContent.files, ...Object.fromEntries(changed) } };
}
