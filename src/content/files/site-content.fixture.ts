import { asRecord } from './content-fields.ts';
import type { Content } from './content-files.ts';
import { readContent } from './read-content.ts';

/** The site's content, read once for all tests of a process. */
export const siteContent = readContent('content');

/** Returns a file's value by its path inside `content/`. */
export const siteFile = (file: string) => asRecord(siteContent.files[file]);

/** Is true for the sample, whose figures and promises the specification names. */
export const isSample = siteFile('site.yaml').sample === true;

/** Returns the names of a folder's English files, numbers by their value: `en/jobs/1.yaml`. */
export function filesIn(folder: string): string[] {
  return Object.keys(siteContent.files)
    .filter((file) => file.startsWith(`en/${folder}/`))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Returns the first of them. Throws where there is none. */
export function fileIn(folder: string): string {
  const [first] = filesIn(folder);
  if (!first) throw new Error(`There is nothing in ${folder}.`);
  return first;
}

/** Returns the site's content with other values in some of its files. */
export function siteContentWith(changes: Record<string, object>): Content {
  const changed = Object.entries(changes).map(([file, values]) => [file, { ...siteFile(file), ...values }]);
  return { ...siteContent, files: { ...siteContent.files, ...Object.fromEntries(changed) } };
}
