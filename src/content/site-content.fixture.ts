import type { Content } from './content-files.ts';
import { partsOf } from './fields.ts';
import { readContent } from './read-content.ts';

/** The site's own content, read once for all tests of a process. */
export const siteContent = readContent('content');

/** What a file of it says, by its path inside `content/`. */
export const siteFile = (file: string) => partsOf(siteContent.files[file]);

/** The site's own content with other values in some of its files. */
export function siteContentWith(changes: Record<string, object>): Content {
  const changed = Object.entries(changes).map(([file, values]) => [file, { ...siteFile(file), ...values }]);
  return { ...siteContent, files: { ...siteContent.files, ...Object.fromEntries(changed) } };
}
