import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { databaseEngines, freshStore } from '#server/database/store.fixture.ts';
import { answer, fillInbox, hostileMessage, run } from './inbox.fixture.ts';

describe.each(databaseEngines)('a sheet from %s', async (engine) => {
  const { location, ...store } = await freshStore(engine);
  const sent = await fillInbox(store);
  await answer(store, sent.arabic);
  const exported = (...args: string[]) => run(location, ['export', '--format', ...args]);

  test('CSV has a row for each submission, Arabic intact and formulas harmless', async () => {
    const { code, out } = await exported('csv');
    expect(code).toBe(0);
    expect(out.startsWith('\ufeff"Reference","Received (Riyadh)"')).toBe(true);
    expect(out.endsWith('"\r\n')).toBe(true);
    const [head = [], ...rows] = readCsv(out);
    expect(rows.map(([reference]) => reference)).toEqual([
      sent.application,
      sent.training,
      sent.quarantined,
      sent.arabic,
      sent.english,
    ]);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
    const arabic = rows[3] ?? [];
    const cell = (name: string) => arabic[head.indexOf(name)];
    expect(cell('Received (Riyadh)')).toBe('2026-11-01 00:30');
    expect(cell('Full name')).toBe('سارة المصريّة');
    expect(cell('Mobile number')).toBe("'+20 100 123 4567");
    expect(cell('Company name')).toBe("'=1+1");
    expect(cell('Message')).toBe(hostileMessage.replace(/(?<=[\n;])(?=[=＝@-])/g, "'"));
    expect([cell('Status'), cell('Status set by'), cell('Note')]).toEqual(['answered', "'=سارة", 'By phone']);
    expect([cell('Status set (Riyadh)'), cell('Answered (Riyadh)')]).toEqual(
      Array(2).fill('2026-11-02 09:00'),
    );
    expect(cell('Consent box')).toBe('ticked');
    expect(rows.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
  });

  test('filters choose the rows', async () => {
    const filters = '--form contact --state accepted --until 2026-10-31';
    const { out } = await exported('csv', ...filters.split(' '));
    const [, ...rows] = readCsv(out);
    expect(rows.map(([reference]) => reference)).toEqual([sent.english]);
  });

  test('XLSX is texts only, with a frozen head and no formula', async () => {
    const { code, out } = await exported('xlsx', '--out', 'all.xlsx');
    expect({ code, out }).toEqual({ code: 0, out: '5 submissions written to all.xlsx.\n' });
    const file = join(location.dataDir, 'all.xlsx');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const parts = await unzip(file);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    const texts = parts.get('xl/sharedStrings.xml') ?? sheet;
    for (const text of ['سارة المصريّة', '+20 100 123 4567', '=1+1', hostileMessage.split('\n')[0]])
      expect(texts).toContain(`>${text}`);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet.match(/<row /g)).toHaveLength(6);
    expect(new Set(sheet.match(/ t="\w+"/g))).toEqual(new Set([' t="s"']));
  });

  test('an existing file is not overwritten', async () => {
    const file = join(location.dataDir, 'there.csv');
    writeFileSync(file, 'mine');
    const err = 'there.csv cannot be written: file already exists\n';
    expect(await exported('csv', '--out', 'there.csv')).toEqual({ code: 1, out: '', err });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('XLSX does not go to a terminal, nor CSV whose file has no name', async () => {
    expect(await exported('xlsx')).toMatchObject({ code: 2, out: '' });
    expect(await exported('csv', '--out', '')).toMatchObject({ code: 1, out: '' });
  });
});

/** Reads cells by RFC 4180; every cell is quoted. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, text = '', end] of csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(text.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function unzip(file: string): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const zip = await yauzl.openPromise(file);
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'));
  }
  return parts;
}
