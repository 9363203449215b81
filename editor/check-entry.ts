import { isAllowed } from '#content/check/apply-exceptions.ts';
import { outlineChecks, ownChecks } from '#content/check/entry-checks.ts';
import { linkKeys } from '#content/check/references.ts';
import type { Content } from '#content/content-files.ts';
import { partsOf } from '#content/fields.ts';
import type { Issue } from '#content/issues.ts';

/** The content without its texts, small enough for a page: each file's name, and what other entries are checked against. */
export function outlineOf({ files, exceptions }: Content): Content {
  const outlines = Object.entries(files).map(([file, value]) => {
    const entries = Object.entries(partsOf(value));
    return [file, Object.fromEntries(entries.filter(([key]) => linkKeys.includes(key)))];
  });
  return { files: Object.fromEntries(outlines), exceptions, reviewed: {} };
}

/** Returns the issues of an entry's files; `outlineOf` gives the other entries. */
export function checkEntry(entry: Pick<Content, 'files' | 'reviewed'>, outline: Content): Issue[] {
  const alone = { ...outline, ...entry };
  const amongOthers = { ...alone, files: { ...outline.files, ...entry.files } };
  const issues = [
    ...ownChecks.flatMap((check) => check(alone)),
    ...outlineChecks.flatMap((check) => check(amongOthers)),
  ];
  return issues.filter((issue) => issue.file in entry.files && !isAllowed(issue, outline.exceptions));
}
