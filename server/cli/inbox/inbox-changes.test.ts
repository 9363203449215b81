import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#i18n/time.ts';
import { engines, freshStore } from '#server/database/store.fixture.ts';
import type { Tables } from '#server/database/tables.ts';
import { insertDraft } from '#server/messages/drafts.ts';
import { fill, resumeBytes, run, runProcess, timeoutMs } from './inbox.fixture.ts';
import { countSubmissions, findSubmission } from './staff-submissions.ts';

describe.each(engines)('staff on %s, while the site runs,', { timeout: timeoutMs }, (engine) => {
  let store: Awaited<ReturnType<typeof freshStore>>;
  let sent: Awaited<ReturnType<typeof fill>>;
  beforeEach(async () => {
    store = await freshStore(engine);
    sent = await fill(store);
  }, timeoutMs);
  afterEach(() => store.close());

  test('retry failed deliveries of one message, then of all', async () => {
    await store.database.updateTable('outbox').set({ state: 'failed' }).where('state', '=', 'due').execute();
    const one = await run(store.location, ['retry', sent.arabic]);
    expect(one).toMatchObject({ code: 0, out: '3 deliveries are queued; the site will send them.\n' });
    expect(await states(sent.arabic)).toEqual(['due', 'due', 'due']);
    expect(await states(sent.english)).toEqual(['failed', 'failed', 'failed']);
    expect((await run(store.location, ['retry', '--all'])).code).toBe(0);
    expect(await states(sent.english)).toEqual(['due', 'due', 'due']);
    expect((await run(store.location, ['retry', '--all'])).out).toBe('There are no unsent deliveries.\n');
  });

  test('retry hurries deliveries that wait for their next try as well', async () => {
    const later = Date.now() + dayMs;
    await store.database.updateTable('outbox').set({ due_at: later }).where('state', '=', 'due').execute();
    const { out } = await run(store.location, ['retry', sent.arabic]);
    expect(out).toBe('3 deliveries are queued; the site will send them.\n');
    const { deliveries } = await findSubmission(store.database, sent.arabic);
    expect(deliveries.every(({ due_at }) => due_at < later)).toBe(true);
  });

  test('release a message that was quarantined', async () => {
    const released = await run(store.location, ['release', sent.quarantined]);
    expect(released).toMatchObject({ code: 0, err: '' });
    expect(await states(sent.quarantined)).toEqual(['due', 'due', 'due']);
    expect((await findSubmission(store.database, sent.quarantined)).state).toBe('accepted');
    expect((await run(store.location, ['release', sent.quarantined])).out).toBe(
      `${sent.quarantined} has already been accepted.\n`,
    );
  });

  test('change nothing while forms are closed for a move, and read as always', async () => {
    const closed = { FORMS_CLOSED: '1' };
    for (const args of [
      ['erase', sent.english, '--yes'],
      ['purge'],
      ['release', sent.quarantined],
      ['retry', '--all'],
    ]) {
      const { code, err } = await run(store.location, args, closed);
      expect([code, err]).toEqual([1, expect.stringContaining('FORMS_CLOSED is set')]);
    }
    expect((await run(store.location, ['show', sent.english], closed)).out).toContain('Jane Doe');
    expect((await run(store.location, ['show', sent.quarantined], closed)).out).toContain('quarantined');
  });

  test('take a resume out, for themselves alone and over nothing', async () => {
    const args = ['resume', sent.application, '--out', 'resume.pdf'];
    const { code, out } = await run(store.location, args);
    expect(code).toBe(0);
    expect(out).toContain('Before you open it: The file contains scripts');
    const file = join(store.location.dataDir, 'resume.pdf');
    expect(Uint8Array.from(readFileSync(file))).toEqual(resumeBytes);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await run(store.location, args)).code).toBe(1);
    const noFile = await run(store.location, ['resume', sent.english, '--out', 'other.pdf']);
    expect(noFile).toMatchObject({ code: 1, err: `${sent.english} has no file.\n` });
    const elsewhere = ['resume', sent.application, '--out', 'no/folder.pdf'];
    expect((await run(store.location, elsewhere)).err).toBe(
      'no/folder.pdf cannot be written: the folder does not exist.\n',
    );
  });

  test('a file is written where its user stands, wherever npm goes', async () => {
    const args = ['export', '--format', 'csv', '--out', 'here.csv'];
    await runProcess(store.location, args, '/', { INIT_CWD: store.location.dataDir });
    expect(readdirSync(store.location.dataDir)).toContain('here.csv');
  });

  test('erase a person in any case of letters: no table holds them any more', async () => {
    const { code, out } = await run(store.location, ['erase', '--email', 'jane@company.EXAMPLE', '--yes']);
    expect(code).toBe(0);
    expect(out).toContain('Jane Doe');
    // The application's three deliveries and Jane's own.
    expect(out).toMatch(/Deleted: 2 messages, 2 consents, 6 deliveries, 1 file\.\n$/);
    const all = await everything();
    expect(all).not.toMatch(/jane/i);
    expect(all).not.toContain('ليلى');
    expect(await countSubmissions(store.database, {})).toBe(3);
    for (const table of ['consents', 'outbox', 'files'] as const) {
      const rows = await store.database.selectFrom(table).select('submission_id').execute();
      const ids = await store.database.selectFrom('submissions').select('id').execute();
      expect(ids.map(({ id }) => id)).toEqual(expect.arrayContaining(rows.map((row) => row.submission_id)));
    }
  });

  test('read nothing of a message whose consent was withdrawn, nor its file', async () => {
    const withdrawn_at = Date.parse('2026-11-21T09:00:00Z');
    const { database } = store;
    await database
      .updateTable('submissions')
      .set({ withdrawn_at })
      .where('reference', '=', sent.application)
      .execute();
    const { out } = await run(store.location, ['show', sent.application]);
    expect(out).toContain('at 2026-11-21 12:00; locked; will be deleted on 2026-12-21');
    const listed = await run(store.location, ['list', '--state', 'withdrawn']);
    expect(listed.out).toMatch(new RegExp(`^${sent.application} .+ withdrawn `, 'm'));
    const sheet = await run(store.location, ['export', '--format', 'csv']);
    expect(sheet.out.match(/^"[A-Z2-9]{4}-[A-Z2-9]{4}"/gm)).toHaveLength(4);
    for (const text of [out, listed.out, sheet.out]) expect(text).not.toMatch(/ليلى|JANE@|508888888/);
    const file = await run(store.location, ['resume', sent.application, '--out', 'resume.pdf']);
    expect([file.code, file.err]).toEqual([
      1,
      `${sent.application} was withdrawn: its file can no longer be opened.\n`,
    ]);
  });

  test('find an erasure in the log by its reference, without the reference or the person in it', async () => {
    await run(store.location, ['erase', sent.arabic, '--yes']);
    const { out } = await run(store.location, ['requests', sent.arabic]);
    expect(out).toMatch(/ erase {2}staff {2}contact {2}[0-9a-f]{12}\n\n1 request\n$/);
    expect((await run(store.location, ['requests', sent.english])).out).toBe('No requests.\n');
    const log = JSON.stringify(await store.database.selectFrom('audit_log').selectAll().execute());
    for (const trace of [sent.arabic, 'سارة', 'sara@']) expect(log).not.toContain(trace);
  });

  test('erase one message and leave the others', async () => {
    const { out } = await run(store.location, ['erase', sent.arabic.toLowerCase(), '--yes']);
    expect(out).toMatch(/Deleted: 1 message, 1 consent, 3 deliveries, 0 files\.\n$/);
    expect(await everything()).not.toContain('سارة');
    expect(await everything()).toContain('Jane');
  });

  test('erase nothing where nobody can be asked', async () => {
    const { code, out, err } = await run(store.location, ['erase', sent.arabic]);
    expect(code).toBe(2);
    expect(out).toContain('This will be permanently deleted: 1 message, 1 consent, 3 deliveries, 0 files.');
    expect(err).toBe(
      'Nothing was deleted: there is no terminal to confirm in. To delete without confirmation, add --yes.\n',
    );
    expect(await states(sent.arabic)).toHaveLength(3);
  });

  test('purge what is older than the settings allow', async () => {
    const old = { created_at: Date.now() - 800 * dayMs };
    await store.database.updateTable('submissions').set(old).where('reference', '=', sent.english).execute();
    await store.database
      .updateTable('submissions')
      .set({ created_at: Date.now() })
      .where('reference', '!=', sent.english)
      .execute();
    const draft = { name: 'left.pdf', type: 'application/pdf', bytes: resumeBytes, warnings: [] };
    await insertDraft(store, draft, Date.now() - 2 * dayMs);
    const { code, out } = await run(store.location, ['purge']);
    expect(code).toBe(0);
    expect(out).toContain('Deleted: 1 enquiry older than 24 months');
    expect(await everything()).not.toMatch(/Jane Doe|left\.pdf/);
    expect(await countSubmissions(store.database, {})).toBe(4);
  });

  test.runIf(engine === 'sqlite')('what was erased is in no byte of the database or its log', async () => {
    expect(stored('Jane Doe') && stored(resumeBytes.slice(500, 600))).toBe(true);
    await runProcess(store.location, ['erase', sent.english, '--yes']);
    await runProcess(store.location, ['erase', sent.application, '--yes']);
    expect(readdirSync(store.location.dataDir)).toContain('site.db-wal');
    expect(stored('Jane Doe') || stored('ليلى') || stored(resumeBytes.slice(500, 600))).toBe(false);
    expect(stored('سارة المصريّة')).toBe(true);
  });

  /** Whether a file of the database holds such bytes. */
  function stored(bytes: string | Uint8Array): boolean {
    // Another process has to read them: closing a file gives up all locks that this process has on it,
    // SQLite's too.
    const { stdout } = spawnSync('cat site.db*', {
      cwd: store.location.dataDir,
      shell: true,
      maxBuffer: 50_000_000,
    });
    return stdout.includes(Buffer.from(bytes));
  }

  test.runIf(engine === 'sqlite')('read of a fault without what a visitor wrote', async () => {
    const broken = { fields: '{"name":"Jane Doe"' };
    await store.database
      .updateTable('submissions')
      .set(broken)
      .where('reference', '=', sent.english)
      .execute();
    const { code, out, err } = await runProcess(store.location, ['show', sent.english]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^Unexpected error \(SyntaxError\)\. .+\n$/);
    expect(err).not.toContain('Jane');
  });

  async function states(reference: string): Promise<string[]> {
    return (await findSubmission(store.database, reference)).deliveries.map(({ state }) => state);
  }

  /** Every row of every table, as one text. */
  async function everything(): Promise<string> {
    const tables: (keyof Tables)[] = [
      ...(['submissions', 'consents', 'outbox', 'files', 'drafts', 'audit_log', 'secrets'] as const),
    ];
    const rows = await Promise.all(
      tables.map((table) => store.database.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows);
  }
});
