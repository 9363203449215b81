import { join } from 'node:path';
import { recordPaths } from '#content/check/ended-paths.ts';
import { reviewNotes } from '#content/check/reviews.ts';
import { readContent, writeReviewed } from '#content/files/read-content.ts';
import { root } from '#lib/project-root.ts';

/** Marks content/ as reviewed, and records its paths. Throws if only English changed, unless the file `stillHolds`. */
export function markReviewed(stillHolds: (file: string) => boolean) {
  const folder = join(root, 'content');
  const content = readContent(folder);
  const { notes, refused } = reviewNotes(content, stillHolds);
  writeReviewed(folder, notes);
  recordPaths(content);
  if (refused.length === 0) return console.log('Every text is marked as reviewed.');
  throw new Error(
    `Not marked as reviewed, because only the English has changed:
${refused.map((file) => `  ${file}`).join('\n')}
Change the Arabic and run this again, or name the files whose Arabic still holds:
npm run assets -- reviewed --same ${refused[0]}`,
  );
}
