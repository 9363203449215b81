import { describe, expect } from 'vitest';
import { getFormMessages } from '#content/readers.ts';
import { dayMs, hourMs } from '#lib/durations.ts';
import { databaseEngines } from '#server/database/store.fixture.ts';
import { linkTtlMs } from '#server/private-page/signed-links.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';
import { findSubmissionDetails } from '#server/submissions/submission-details.ts';
import { messages, newApplication, type PrivacySite, posted, read, testOn } from './your-data.fixture.ts';

const view = (site: PrivacySite, link: string) => site.ask(`/submission-status?link=${link}`);
const post = (site: PrivacySite, action: string, fields: Record<string, string>) =>
  site.post(action, fields, posted, '/submission-status');
const stored = (site: PrivacySite, link: string) =>
  findSubmissionDetails(site.store.database, link.split('.')[0] ?? '');
const words = messages.en.submissionStatus;
const { errors } = getFormMessages('en');

describe.each(databaseEngines)('with a link from their mail, on %s,', (engine) => {
  const test = testOn(engine);

  test('colleagues record who takes a submission, and later that it is answered', async ({ site }) => {
    const { statusLink: link } = await site.send();
    const page = await view(site, link);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(read(page).document.body.textContent).not.toContain('القحطاني');
    const taken = { link, status: 'taken', name: ' Sara ', note: 'Calls on Sunday', version: '' };
    const answer = await post(site, 'status', taken);
    expect([answer.status, answer.headers.location]).toEqual([303, `/submission-status?link=${link}&saved`]);
    const { document, rows } = read(await site.ask(answer.headers.location ?? ''));
    expect(rows).toContainEqual([words.rows.statusBy, 'Sara']);
    expect(rows).toContainEqual([words.rows.note, 'Calls on Sunday']);

    site.clock.now += hourMs;
    const version = document.querySelector('[name=version]')?.getAttribute('value') ?? '';
    await post(site, 'status', { link, status: 'answered', name: 'Omar', note: '', version });
    expect(await stored(site, link)).toMatchObject({
      status: 'answered',
      status_by: 'Omar',
      status_note: null,
      status_at: site.clock.now,
      answered_at: site.clock.now,
    });
  });

  test('a quarantined submission is shown with the reason, and opening its page changes nothing', async ({
    site,
  }) => {
    const { statusLink: link } = await site.send({ suspicions: ['honeypot', 'too-fast'] });
    const before = await site.everything();
    const page = read(await view(site, link));
    expect(page.headline).toBe(words.quarantine.headline);
    for (const text of [
      words.quarantine.suspicions.honeypot,
      words.quarantine.suspicions['too-fast'],
      'القحطاني',
    ])
      expect(page.document.body.textContent).toContain(text);
    for (const action of ['accept', 'erase'])
      expect((await site.ask(`/submission-status/${action}?link=${link}`)).status).toBe(404);
    expect(await site.everything()).toBe(before);
    expect((await post(site, 'accept', { link: `${link}x` })).status).toBe(404);
    expect(await site.everything()).toBe(before);
  });

  test('accept a quarantined submission, whose emails are then sent once', async ({ site }) => {
    const { statusLink: link, reference } = await site.send({ suspicions: ['too-fast'] });
    await site.deliver();
    expect(site.mails).toEqual([]);
    const { status, headers } = await post(site, 'accept', { link });
    expect([status, headers.location]).toEqual([303, `/submission-status?link=${link}&accepted`]);
    const page = read(await site.ask(headers.location ?? ''));
    expect(page.document.body.textContent).toContain(words.quarantine.accepted);
    expect(page.document.body.textContent).not.toContain('القحطاني');
    await post(site, 'accept', { link });
    await site.deliver();
    expect(site.mails.map(({ subject }) => subject?.includes(reference))).toEqual([true, true]);
    expect((await post(site, 'erase', { link })).status).toBe(200);
    expect((await stored(site, link))?.state).toBe('accepted');
  });

  test('delete a submission without a trace', async ({ site }) => {
    const { statusLink: link } = await site.send({ suspicions: ['honeypot'] });
    const deleted = await post(site, 'erase', { link });
    expect([deleted.status, read(deleted).headline]).toEqual([200, words.erased.headline]);
    expect(await site.everything()).not.toMatch(/القحطاني|mona@/i);
    expect((await view(site, link)).status).toBe(410);
    expect((await post(site, 'accept', { link })).status).toBe(410);
  });

  test('missing and invalid values get an error, and what was typed stays', async ({ site }) => {
    const { statusLink: link } = await site.send();
    const answer = await post(site, 'status', { link, status: 'declined', name: ' ', note: 'Ask Omar' });
    const { errors: shown, document } = read(answer);
    expect([answer.status, shown]).toEqual([422, [errors.choice, errors.required]]);
    expect(document.querySelector('[name=note]')?.getAttribute('value')).toBe('Ask Omar');
    expect((await stored(site, link))?.status).toBe('open');
  });

  test('a colleague’s newer status is shown before it can be replaced, and a double click counts once', async ({
    site,
  }) => {
    const { statusLink: link } = await site.send();
    const sara = { link, status: 'taken', name: 'Sara', note: '', version: '' };
    expect((await post(site, 'status', sara)).status).toBe(303);
    site.clock.now += hourMs;
    expect((await post(site, 'status', sara)).status).toBe(303);
    expect((await stored(site, link))?.status_at).toBe(site.clock.now - hourMs);
    const late = await post(site, 'status', { ...sara, status: 'dismissed', name: 'Omar' });
    const { document, rows } = read(late);
    expect(late.status).toBe(409);
    expect(document.querySelector('[role=alert]')?.textContent).toContain(words.changed);
    expect(rows).toContainEqual([words.rows.statusBy, 'Sara']);
    expect(document.querySelector('[name=name]')?.getAttribute('value')).toBe('Omar');
    const version = document.querySelector('[name=version]')?.getAttribute('value') ?? '';
    await post(site, 'status', { ...sara, status: 'dismissed', name: 'Omar', version });
    expect(await stored(site, link)).toMatchObject({ status: 'dismissed', answered_at: null });
  });

  test('of several simultaneous presses one is stored, and the others show its result', async ({ site }) => {
    const { statusLink: link } = await site.send();
    const answers = await Promise.all(
      ['Sara', 'Omar', 'Noura'].map((name) =>
        post(site, 'status', { link, status: 'taken', name, version: '' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  });

  test('a link opens only its page, until it expires or the sender withdraws consent', async ({ site }) => {
    const { link: personal, statusLink: link } = await site.send();
    for (const none of ['', 'x', personal, link.slice(0, -1), issueFormToken('secret', site.clock.now)]) {
      const answer = await view(site, none);
      expect([answer.status, read(answer).headline]).toEqual([404, words.unknown.headline]);
    }
    expect((await site.view(link)).status).toBe(404);

    await site.post('withdraw', { link: personal, confirm: 'on' });
    const closed = await post(site, 'status', { link, status: 'taken', name: 'Sara', version: '' });
    expect([closed.status, read(closed).headline]).toEqual([410, words.withdrawn.headline]);
    await site.post('erase', { link: personal, confirm: 'on' });
    expect(read(await view(site, link)).headline).toBe(words.gone.headline);

    const { statusLink: other } = await site.send();
    site.clock.now += linkTtlMs.staff + dayMs;
    expect(read(await view(site, other)).headline).toBe(words.expired.headline);
  });

  test('a declined applicant gets one email, in their language, with the office’s text', async ({ site }) => {
    const { statusLink: link, reference } = await site.send({ ...newApplication, language: 'ar' });
    expect(read(await view(site, link)).document.querySelector('textarea')).toBeNull();
    await post(site, 'reply', { link, reply: 'Too early to be sent.' });
    await post(site, 'status', { link, status: 'declined', name: 'Sara', version: '' });
    const area = read(await view(site, link)).document.querySelector('textarea');
    expect([area?.lang, area?.dir]).toEqual(['ar', 'rtl']);
    const { declineReply } = messages.ar.mails;
    for (const part of declineReply.paragraphs.flatMap((paragraph) => paragraph.split('…')))
      expect(area?.textContent).toContain(part);
    expect(area?.textContent).toMatch(/\n\nSara\n\n.+$/);

    const short = await post(site, 'reply', { link, reply: 'No.' });
    expect([short.status, read(short).errors]).toEqual([422, [errors['message-short']]]);
    site.mails.splice(0);
    const reply = 'مرحبًا منى،\r\n\r\nنعتذر <b>هذه المرة</b>.';
    await Promise.all([1, 2, 3].map(() => post(site, 'reply', { link, reply })));
    const second = await post(site, 'reply', { link, reply: 'And once more, to be sure.' });
    expect([second.status, read(second).document.querySelector('textarea')]).toEqual([409, null]);
    await site.deliver();
    const toMona = site.mails.filter(({ envelope }) => envelope.to.includes('mona@company.example'));
    const [mail, ...more] = toMona.filter(({ subject }) =>
      subject?.startsWith(declineReply.subject.replace('…', '')),
    );
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain('\nنعتذر <b>هذه المرة</b>.\n');
    const sent = read(await view(site, link));
    expect(sent.document.querySelector('textarea')).toBeNull();
    expect(sent.rows.find(([label]) => label === words.rows.reply)?.[1]).toMatch(/^Sent on/);
  });

  test('people see and download the status of their submission and the reply they got', async ({ site }) => {
    const { link: personal, statusLink: link } = await site.send(newApplication);
    await post(site, 'status', { link, status: 'declined', name: 'Sara', note: 'Too junior', version: '' });
    await post(site, 'reply', { link, reply: 'We are sorry to say no.' });
    const { rows } = read(await site.view(personal));
    for (const row of [
      [words.rows.status, words.statuses.declined],
      [words.rows.statusBy, 'Sara'],
      [words.rows.note, 'Too junior'],
      [messages.en.yourData.rows.reply, 'We are sorry to say no.'],
    ])
      expect(rows).toContainEqual(row);
    const copy = await site.post('copy', { link: personal, as: 'json' });
    expect(JSON.parse(copy.body.toString())).toMatchObject({
      status: 'declined',
      statusBy: 'Sara',
      statusNote: 'Too junior',
      reply: 'We are sorry to say no.',
    });
    await site.post('erase', { link: personal, confirm: 'on' });
    expect(await site.everything()).not.toMatch(/Sara|junior|sorry/);
  });
});
