import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#lib/durations.ts';
import {
  bytesOnDisk,
  databaseEngines,
  emptyTables,
  everythingIn,
  freshStore,
} from '#server/database/store.fixture.ts';
import { runEntry } from '../run-program.fixture.ts';
import { fillInbox, type References, resumeBytes, run } from './inbox.fixture.ts';
import { findSubmission } from './staff-submissions.ts';

describe.each(databaseEngines)('staff on %s, while the site runs,', async (engine) => {
  const store = await freshStore(engine);
  let sent: References;
  beforeEach(async () => {
    await emptyTables(store);
    sent = await fillInbox(store);
  });

  const inbox = (...args: string[]) => run(store.location, args);
  const found = (reference: string) => findSubmission(store.database, reference);
  const states = async (reference: string) => (await found(reference)).deliveries.map(({ state }) => state);
  const change = (reference: string) =>
    store.database.updateTable('submissions').where('reference', '=', reference);

  test('retry deliveries that failed, or wait for their next try, of one submission and of all', async () => {
    const later = Date.now() + dayMs;
    const outbox = store.database.updateTable('outbox').where('state', '=', 'queued');
    await outbox
      .set({ state: 'failed', send_at: later, attempts: 9 })
      .where('kind', '!=', 'webhook')
      .execute();
    await outbox.set({ send_at: later }).execute();
    const out = '3 deliveries are queued. The site sends what is queued within 15 seconds.\n';
    expect(await inbox('retry', sent.arabic)).toMatchObject({ code: 0, out });
    const { deliveries } = await found(sent.arabic);
    for (const { state, attempts, send_at } of deliveries)
      expect([state, attempts, send_at < later]).toEqual(['queued', 0, true]);
    expect(await states(sent.english)).toEqual(['failed', 'failed', 'queued']);
    expect((await inbox('retry', '--all')).code).toBe(0);
    expect(await states(sent.english)).toEqual(['queued', 'queued', 'queued']);
  });

  test('accept a submission that was quarantined', async () => {
    expect(await inbox('accept', sent.quarantined)).toMatchObject({ code: 0, err: '' });
    expect(await states(sent.quarantined)).toEqual(['queued', 'queued', 'queued']);
    const out = `${sent.quarantined} has already been accepted.\n`;
    expect(await inbox('accept', sent.quarantined)).toMatchObject({ code: 0, out });
  });

  test('can read but change nothing while forms are closed for a move', async () => {
    const closed = (...args: string[]) => run(store.location, args, { FORMS_CLOSED: '1' });
    const err = expect.stringContaining('FORMS_CLOSED is set');
    expect(await closed('erase', sent.english, '--yes')).toMatchObject({ code: 1, err });
    expect(await closed('accept', sent.quarantined)).toMatchObject({ code: 1, err });
    expect(await closed('retry', '--all')).toMatchObject({ code: 1, err });
    expect((await closed('show', sent.english)).out).toContain('Jane Doe');
    expect((await closed('show', sent.quarantined)).out).toContain('quarantined');
  });

  test('save a résumé as a private file, and overwrite none', async () => {
    const take = (reference: string, out: string) => inbox('file', reference, '--out', out);
    const { code, out } = await take(sent.application, 'resume.pdf');
    expect(code).toBe(0);
    expect(out).toContain('Before you open it: The file contains scripts');
    const file = join(store.location.dataDir, 'resume.pdf');
    expect(Uint8Array.from(readFileSync(file))).toEqual(resumeBytes);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await take(sent.application, 'resume.pdf')).code).toBe(1);
    const noFile = { code: 1, err: `${sent.english} has no file.\n` };
    expect(await take(sent.english, 'other.pdf')).toMatchObject(noFile);
    const { err } = await take(sent.application, 'no/folder.pdf');
    expect(err).toBe('no/folder.pdf cannot be written: no such file or directory\n');
  });

  test('erase a person by any spelling of their address from every table', async () => {
    const { code, out } = await inbox('erase', '--email', '\u202ajane@company.EXAMPLE\u200b', '--yes');
    expect(code).toBe(0);
    expect(out).toContain('Jane Doe');
    expect(out).toMatch(/Deleted: 2 submissions, with consents, deliveries and files\.\n$/);
    expect(await everythingIn(store)).not.toMatch(/jane|ليلى/i);
    const ids = await store.database.selectFrom('submissions').select('id as submission_id').execute();
    expect(ids).toHaveLength(3);
    for (const table of ['consents', 'outbox', 'files'] as const) {
      const rows = await store.database.selectFrom(table).select('submission_id').execute();
      expect(ids).toEqual(expect.arrayContaining(rows));
    }
  });

  test('cannot read a submission whose consent was withdrawn, nor its file', async () => {
    const withdrawn_at = Date.parse('2026-11-21T09:00:00Z');
    await change(sent.application).set({ withdrawn_at }).execute();
    const { out } = await inbox('show', sent.application);
    expect(out).toContain('2026-11-21 12:00; locked, and will be deleted on 2026-12-21');
    const listed = await inbox('list', '--state', 'withdrawn');
    expect(listed.out).toMatch(new RegExp(`^${sent.application} .+ withdrawn `, 'm'));
    for (const text of [out, listed.out]) expect(text).not.toMatch(/\b(?:open|seen) /);
    expect(out).not.toMatch(/^Status /m);
    expect((await inbox('list', '--status', 'open')).out).not.toContain(sent.application);
    expect((await inbox('list', '--json', '--state', 'withdrawn')).out).toContain('"status": null');
    const sheet = await inbox('export', '--format', 'csv');
    expect(sheet.out.match(/^"[A-Z2-9]{4}-[A-Z2-9]{4}"/gm)).toHaveLength(4);
    for (const text of [out, listed.out, sheet.out]) expect(text).not.toMatch(/ليلى|JANE@|508888888/);
    const err = `${sent.application} was withdrawn: its file can no longer be opened.\n`;
    expect(await inbox('file', sent.application, '--out', 'resume.pdf')).toMatchObject({ code: 1, err });
  });

  test('erase one submission, keep the others, and find only its reference in the audit log', async () => {
    const { out } = await inbox('erase', sent.arabic.toLowerCase(), '--yes');
    expect(out).toMatch(/Deleted: 1 submission, with/);
    const left = await everythingIn(store);
    for (const trace of [sent.arabic, 'سارة', 'sara@']) expect(left).not.toContain(trace);
    expect(left).toContain('Jane');
    expect((await inbox('log', sent.arabic)).out).toMatch(
      / erase {3}staff {2}contact {2}[0-9a-f]{12}\n\n1 entry\n$/,
    );
    const none = `The log has no entry for ${sent.english}.\n`;
    expect((await inbox('log', sent.english)).out).toBe(none);
  });

  test('erase nothing where nobody can confirm', async () => {
    const { code, out, err } = await inbox('erase', sent.arabic);
    expect([code, err]).toEqual([2, expect.stringContaining('To delete without being asked, add --yes.')]);
    expect(out).toContain('This will be permanently deleted: 1 submission, with');
    expect(await states(sent.arabic)).toHaveLength(3);
  });

  test.runIf(engine === 'sqlite')(
    'leave no byte of an erased submission in the database or its log',
    async () => {
      expect(stored('Jane Doe') && stored(resumeBytes.slice(500, 600))).toBe(true);
      const args = ['erase', '--email', 'jane@company.example', '--yes'];
      await runEntry('./inbox/inbox-main.ts', args, store.location);
      expect(readdirSync(store.location.dataDir)).toContain('site.db-wal');
      expect(stored('Jane Doe') || stored('ليلى') || stored(resumeBytes.slice(500, 600))).toBe(false);
      expect(stored('سارة المصريّة')).toBe(true);
    },
  );

  function stored(bytes: string | Uint8Array): boolean {
    return bytesOnDisk(store.location).includes(Buffer.from(bytes));
  }

  test('read errors that contain nothing a visitor wrote', async () => {
    await change(sent.english).set({ fields: '{"name":"Jane Doe"' }).execute();
    const { code, out, err } = await inbox('show', sent.english);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^Unexpected error \(SyntaxError\)\. .+\n$/);
    expect(err).not.toContain('Jane');
  });
});
