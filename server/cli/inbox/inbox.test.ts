import { describe, expect, test } from 'vitest';
import { databaseEngines, freshStore } from '#server/database/store.fixture.ts';
import { answer, fillInbox, hostileMessage, hostileName, run } from './inbox.fixture.ts';

describe.each(databaseEngines)('staff on %s', async (engine) => {
  const { location, ...store } = await freshStore(engine);
  const sent = await fillInbox(store);
  await answer(store, sent.arabic);
  await setDelivery(sent.english, ['staff-mail', 'confirmation-mail', 'webhook'], 'sent');
  await setDelivery(sent.arabic, ['staff-mail'], 'sent');
  await setDelivery(sent.arabic, ['confirmation-mail'], 'failed', 'rejected-address: 550 no such user');
  await setDelivery(sent.application, ['webhook'], 'sending');
  const inbox = (...args: string[]) => run(location, args);

  test.each<[string, (keyof typeof sent)[]]>([
    ['', ['application', 'training', 'quarantined', 'arabic', 'english']],
    ['--form contact', ['quarantined', 'arabic', 'english']],
    ['--state quarantined', ['quarantined']],
    ['--state accepted --form contact', ['arabic', 'english']],
    ['--status answered', ['arabic']],
    ['--status unanswered', ['application', 'training', 'english']],
    ['--failed', ['arabic']],
    ['--since 2026-11-03', ['application', 'training']],
    ['--until 2026-11-01', ['arabic', 'english']],
    ['--since 2026-11-01 --until 2026-11-02', ['quarantined', 'arabic']],
    ['--country egypt', ['arabic']],
    ['--email Jane@Company.Example', ['application', 'english']],
    ['--country uae', []],
  ])('list %s shows matching submissions, newest first', async (filters, expected) => {
    const words = filters.split(' ').filter(Boolean);
    const found: { reference: string }[] = JSON.parse((await inbox('list', '--json', ...words)).out);
    expect(found.map(({ reference }) => reference)).toEqual(expected.map((name) => sent[name]));
    const { out } = await inbox('list', ...words);
    expect(out.match(/^[A-Z2-9]{4}-[A-Z2-9]{4} /gm) ?? []).toHaveLength(expected.length);
  });

  test('list --json prints an array', async () => {
    const { out } = await inbox('list', '--json', '--state', 'quarantined');
    expect(out).not.toMatch(/[\u007f-\u009f\u202e]/);
    const [first] = JSON.parse(out);
    expect(first).toEqual({
      reference: sent.quarantined,
      createdAt: '2026-11-01T21:30:00.000Z',
      form: 'contact',
      language: 'en',
      country: 'ksa',
      name: hostileName,
      state: 'quarantined',
      status: 'open',
      deliveries: ['staff-mail', 'confirmation-mail', 'webhook'].map((kind) => ({
        kind,
        state: 'quarantined',
      })),
    });
  });

  test('list prints a table with times in Riyadh and names in both scripts', async () => {
    const { out } = await inbox('list');
    const row = out.split('\n').find((line) => line.startsWith(sent.arabic));
    expect(row).toMatch(
      /2026-11-01 00:30 +contact +egypt +\u2068سارة المصريّة\u2069 +accepted +\u2068answered by =سارة\u2069 +/,
    );
    expect(row).toContain('staff-mail sent, confirmation-mail failed');
    expect(out).toContain('  [2JSpam31m Name  ');
    const visible = out.replace(/[\u2068\u2069\u0651]/g, '').split('\n');
    expect(new Set(visible.slice(0, 6).map((line) => line.search(/State|accepted|quarantined/))).size).toBe(
      1,
    );
    expect(out).toMatch(/\n5 submissions\n$/);
  });

  test('show prints a whole submission, by its reference in any spelling', async () => {
    const typed = sent.arabic.replace('-', '').toLowerCase();
    const { out, code } = await inbox('show', typed);
    expect(code).toBe(0);
    const [first, ...lines] = hostileMessage.split('\n');
    expect(out).toContain(`\u2068${first}\u2069\n`);
    for (const line of lines) expect(out).toMatch(new RegExp(`^ +${RegExp.escape(line)}$`, 'm'));
    expect(out).toMatch(/Form +contact \(ar\)\n/);
    expect(out).toMatch(/Status +\u2068answered by =سارة, 2026-11-02 09:00\u2069\nNote +By phone\n/);
    expect(out).toMatch(/Mobile number +\+20 100 123 4567/);
    expect(out).toMatch(/Consent: privacy +ticked at 2026-11-01 00:30, notice of 2026-11-01 3f9a \(ar\)/);
    expect(out).toMatch(
      /Delivery: confirmation-mail +failed, 3 attempts\n +last error: rejected-address: 550 no such user/,
    );
    const quarantined = await inbox('show', sent.quarantined);
    expect(quarantined.out).toMatch(
      /State +quarantined\n +A field that people do not see was filled in\.\n +It was sent faster/,
    );
    const applied = await inbox('show', sent.application);
    expect(applied.out).toContain('\u2068سيرة ذاتية.pdf\u2069');
    expect(applied.out).toMatch(/Before opening +The file contains scripts/);
  });

  test('an unknown reference is reported, and the exit code is 1', async () => {
    const unknown = await inbox('show', 'ZZZZ-ZZZZ');
    expect(unknown).toEqual({
      code: 1,
      out: '',
      err: 'There is no submission with the reference ZZZZ-ZZZZ.\n',
    });
    const nobody = await inbox('erase', '--yes', '--email', 'nobody@company.example');
    expect(nobody).toEqual({ code: 1, out: '', err: 'Nothing is stored from that address.\n' });
  });

  test('a wrong argument ends with exit code 2', async () => {
    const err = expect.stringMatching(/^.+\n$/);
    const backwards = ['list', '--since', '2026-11-02', '--until', '2026-11-01'];
    for (const args of [['retry'], ['erase'], backwards])
      expect(await inbox(...args)).toEqual({ code: 2, out: '', err });
  });

  async function setDelivery(
    reference: string,
    kinds: ('staff-mail' | 'confirmation-mail' | 'webhook')[],
    state: 'sent' | 'failed' | 'sending',
    error: string | null = null,
  ) {
    const changed = { state, attempts: 3, last_error: error, sent_at: state === 'sent' ? Date.now() : null };
    const ofIt = store.database.selectFrom('submissions').select('id').where('reference', '=', reference);
    const query = store.database.updateTable('outbox').set(changed).where('kind', 'in', kinds);
    await query.where('submission_id', 'in', ofIt).execute();
  }
});
