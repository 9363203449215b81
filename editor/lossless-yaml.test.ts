import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noteIn } from '#content/files/review-note.ts';
import { schemaOfFile } from './config-lookup.ts';
import { fileFormat } from './lossless-yaml.ts';

const yaml = fileFormat('a.yaml', { properties: { picture: { type: 'string', picture: [] } } });

test('every file of the site is written back unchanged, except spaces before comments and in brackets', () => {
  const aligned = (source: string) => source.replace(/^ +(?=#)|\s+(?=[{}\]])|(?<=[{[,])\s+/gm, '');
  for (const file of globSync('content/{{site,security}.yaml,{en,ar}/**/*.{yaml,md}}')) {
    const source = readFileSync(file, 'utf8');
    const format = fileFormat(file, schemaOfFile(file.replace('content/', '')));
    expect(aligned(format.toFile(format.fromFile(source.trim()))), file).toBe(aligned(source));
  }
});

const source = `# Of the firm.
title: One # kept
order: 1
picture: about

# Long.
text: >-
  A text
  of two lines.
points:
  - First
  - Second
# reviewed 0123abcd
`;

test('a change keeps the comments, the order and all other lines', () => {
  const values = { ...yaml.fromFile(source), title: 'Two', points: ['First', 'New', 'Second'] };
  expect(yaml.toFile(values)).toBe(
    source.replace('title: One', 'title: Two').replace('  - First\n', '  - First\n  - New\n'),
  );
});

test('a leading space survives an editor that trims it', () => {
  const spaced = 'after: " or more"\ntitle: One\n';
  const values = { ...yaml.fromFile(spaced), after: 'or more', title: 'Two' };
  expect(yaml.toFile(values)).toBe('after: " or more"\ntitle: Two\n');
});

test('a new key gets the schema’s place, and an emptied key is removed', () => {
  const { order: _, picture, ...rest } = yaml.fromFile(source);
  const written = yaml.toFile({ title: rest.title, lead: 'New', picture, ...rest, points: [] });
  expect(written).toContain('title: One # kept\nlead: New\npicture: about\n');
  expect(written).not.toContain('points');
});

test('a picture is chosen as a file and stored by its name', () => {
  expect(yaml.fromFile(source).picture).toBe('/pictures/about.jpg');
  expect(yaml.toFile({ ...yaml.fromFile(source), picture: '/pictures/careers.jpg' })).toContain(
    'picture: careers\n',
  );
});

test('a review is recorded for the texts of one save; other saves keep the old record', () => {
  const changed = { ...yaml.fromFile(source), title: 'Two' };
  expect(noteIn(yaml.toFile(changed))).toBe('0123abcd');
  const reviewed = yaml.toFile({ ...changed, reviewed: true });
  const note = noteIn(reviewed);
  expect(note).toMatch(/^(?!0123abcd)[0-9a-f]{8}$/);
  const saved = yaml.fromFile(reviewed);
  expect([saved.reviewed, yaml.toFile(saved)]).toEqual([false, reviewed]);
  expect(noteIn(yaml.toFile({ ...saved, title: 'Three' }))).toBe(note);
});

test('items that are moved and changed in one save are written once', () => {
  const before = 'rows:\n  - name: A # first\n    text: One\n  - name: B\n    text: Two\n';
  const values = yaml.fromFile(before);
  const rows = [
    { name: 'B', text: 'Two, changed' },
    { name: 'A', text: 'One' },
  ];
  expect(yaml.toFile({ ...values, rows })).toBe(
    'rows:\n  - name: B\n    text: Two, changed\n  - name: A # first\n    text: One\n',
  );
});

test('a new file wraps long texts', () => {
  expect(yaml.toFile({ title: 'One', text: 'word '.repeat(30).trim(), empty: '', off: false })).toBe(
    `title: One\ntext: >-\n  ${'word '.repeat(19).trim()}\n  ${'word '.repeat(11).trim()}\n`,
  );
});

test('a date stays a string', () => {
  expect(yaml.toFile({ datePosted: '2026-11-20', opens: '08:30' })).toBe(
    'datePosted: "2026-11-20"\nopens: "08:30"\n',
  );
});
