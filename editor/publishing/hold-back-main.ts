import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { scheduledEntries } from '#content/dates/publish-date.ts';
import { type Content, filesOf } from '#content/files/content-files.ts';
import { globFiles } from '#content/files/read-collection.ts';
import { readContent } from '#content/files/read-content.ts';
import type { Issue, RawIssue } from '#content/issues.ts';
import { pictureIds } from '#content/pictures/picture-ids.ts';
import { fill } from '#i18n/fill.ts';
import { languageCodes } from '#i18n/languages.ts';
import { recordOf } from '#lib/records.ts';
import { runScript } from '#lib/run-script.ts';
import { editorMessages } from '../editor-messages.ts';
import { entryInWords, reportIssue } from '../reported-issues.ts';
import {
  filesOfEntry,
  type HeldBack,
  type HeldEntry,
  heldRedirects,
  holdBack,
  type PublishingReport,
  withServed,
} from './hold-back.ts';

/**
 * Restores the public version, from the folder `served`, of each entry in `content/` that the content check refuses.
 * Writes a `PublishingReport` to the file `report`, unless even `served` fails the check.
 */
function holdBackContent(served: string, report: string) {
  const folder = resolve('content');
  const damaged = damagedPictures(folder);
  restoreServed(damaged, folder, served);
  const unreadable: Issue[] = [];
  const saved = readContent(folder, (file, { message }) => {
    const [found = ''] = message.replace(`content/${file}: `, '').split('\n');
    unreadable.push({ file, key: '', code: 'file.unreadable', found });
  });
  const before = readContent(served);
  const refused = holdBack(saved, before, unreadable);
  if (!refused)
    return console.log(
      'Nothing was published: the content that is already public fails the content check. Correct these errors first.',
    );
  const entries = refused.map(({ entry }) => entry);
  const published = withServed(saved, before, entries).files;
  const redirects = heldRedirects({ files: published }, folder, served);
  restoreServed([...redirects, ...refused], folder, served);
  // A restored entry may show a picture that the refused change deleted.
  const pictures = join(served, 'pictures');
  if (refused.length > 0 && existsSync(pictures))
    cpSync(pictures, join(folder, 'pictures'), { recursive: true, force: false });

  const messageFiles = filesOfEntry('editor.yaml').filter((file) => file in published);
  const files = { ...before.files, ...saved.files, ...recordOf(messageFiles, (file) => published[file]) };
  const held = [...damaged, ...redirects, ...refused].map((entry) => reportEntry(entry, files));
  const scheduled = scheduledEntries(filesOf(published)).map((each) => ({
    ...each,
    names: namesOf(each.entry, published),
  }));
  // deploy/publish.sh compares the day as a number.
  const nextPublishDate = Number(scheduled[0]?.day.replaceAll('-', '') ?? 0);
  writeFileSync(report, JSON.stringify({ nextPublishDate, scheduled, held } satisfies PublishingReport));
  for (const { entry, issues } of held) {
    const all = languageCodes.flatMap((language) => issues[language]);
    const lines = all.map(({ label, text }) => `  ${label}: ${text}`);
    console.log([`Held back: content/${entry}`, ...lines].join('\n'));
  }
}

function namesOf(entry: string, files: Content['files']): HeldBack['names'] {
  const file = filesOfEntry(entry).find((each) => each in files) ?? entry;
  return recordOf(languageCodes, (language) => entryInWords(file, files, language));
}

function reportEntry({ entry, dependsOnHeld, issues }: HeldEntry, files: Content['files']): HeldBack {
  const inEntry = filesOfEntry(entry);
  const names = namesOf(entry, files);
  const reported = recordOf(languageCodes, (language) => {
    const cause = fill(editorMessages(files, language).publishing.cause, names[language]);
    return issues
      .map(reportIssue(files, language))
      .map((issue) => (inEntry.includes(issue.file) ? issue : { ...issue, text: `${issue.text} ${cause}` }));
  });
  return { entry, names, dependsOnHeld, issues: reported };
}

function restoreServed(entries: HeldEntry[], folder: string, served: string) {
  for (const file of entries.flatMap(({ entry }) => filesOfEntry(entry))) {
    const [from, to] = [join(served, file), join(folder, file)];
    if (existsSync(from)) {
      mkdirSync(dirname(to), { recursive: true });
      cpSync(from, to);
    } else rmSync(to, { force: true });
  }
}

/** Returns the pictures that the generator of pictures has left out of its list, because it could not read them. */
function damagedPictures(folder: string): HeldEntry[] {
  const files = globFiles('pictures/*.{jpg,webp}', folder);
  const damaged = files.filter((file) => !pictureIds.some((id) => id === parse(file).name));
  return damaged.flatMap((file) => invalidFile(file, { code: 'picture.damaged' }));
}

function invalidFile(file: string, issue: RawIssue): HeldEntry[] {
  return [{ entry: file, issues: [{ file, key: '', ...issue }], dependsOnHeld: false }];
}

const [served = '', report = ''] = process.argv.slice(2);
await runScript(() => holdBackContent(served, report));
