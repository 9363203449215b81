import { describe, expect } from 'vitest';
import { dayMs, hourMs } from '#lib/durations.ts';
import { findSubmission, findSubmissions } from '#server/cli/inbox/staff-submissions.ts';
import { bytesOnDisk, databaseEngines } from '#server/database/store.fixture.ts';
import { readAuditLog } from '#server/submissions/audit-log.ts';
import { insertPendingUpload } from '#server/submissions/pending-uploads.ts';
import { purgeExpired } from '#server/submissions/retention.ts';
import { retention, typed } from '#server/submissions/submission.fixture.ts';
import {
  hostile,
  inTextArea,
  messages,
  newApplication,
  type PrivacySite,
  read,
  resumeFile,
  testOn,
} from './your-data.fixture.ts';

describe.each(databaseEngines)('with a link from their mail, on %s,', (engine) => {
  const test = testOn(engine);

  test('a correction is checked like the form, and replaces the stored values', async ({ site }) => {
    const values = { ...typed, country: 'egypt' };
    const { reference, link } = await site.send({ language: 'en', values });
    await site.deliver();
    const fields = { ...values, link };
    const before = await site.everything();
    const refused = await site.post('correct', { ...fields, name: 'ab', message: hostile });
    expect(refused.status).toBe(422);
    const page = read(refused);
    expect(page.document.querySelector('[name=name]')?.getAttribute('value')).toBe('ab');
    expect(refused.body.toString()).toContain(inTextArea);
    expect(page.errors).toHaveLength(1);
    expect(await site.everything()).toBe(before);

    site.clock.now += dayMs;
    const right = { name: 'منى الدوسري', mobileNumber: '٠١٠٠ ١٢٣ ٤٥٦٧' };
    const { status, headers } = await site.post('correct', { ...fields, ...right });
    expect([status, headers.location]).toEqual([303, `/yourdata?link=${link}&done=corrected`]);
    const corrected = await site.ask(headers.location ?? '');
    expect(corrected.body.toString()).toContain(messages.en.yourData.corrected);
    const found = await findSubmission(site.store.database, reference);
    expect(found).toMatchObject({ corrected_at: site.clock.now, fields: { mobileNumber: '+201001234567' } });
    expect(await site.everything()).not.toContain('القحطاني');
    await expectRequestMail(site, 'correct', reference);
  });

  test('sixty corrections send one notice at once, and one for the rest an hour later', async ({ site }) => {
    const { reference, link } = await site.send({ language: 'en' });
    await site.deliver();
    site.mails.splice(0);
    for (let minute = 0; minute < 60; minute += 1) {
      expect((await site.post('correct', { ...typed, jobTitle: `CFO ${minute}`, link })).status).toBe(303);
      await site.deliver();
      site.clock.now += 30_000;
    }
    expect(site.mails).toHaveLength(1);
    site.clock.now += hourMs / 2;
    await expectRequestMail(site, 'correct', reference);
    site.clock.now += dayMs;
    await site.deliver();
    expect(site.mails).toHaveLength(1);
    await site.post('correct', { ...typed, link });
    await expectRequestMail(site, 'correct', reference);
  });

  test('an applicant can correct the text and keep the résumé', async ({ site }) => {
    const { reference, link } = await site.send(newApplication);
    const { job, ...fields } = newApplication.values;
    const changed = { ...fields, interestedField: 'Risk', link, privacyPolicy: '' };
    expect((await site.post('correct', changed)).status).toBe(303);
    const { fields: stored, file } = await findSubmission(site.store.database, reference);
    expect([stored, file?.size]).toEqual([
      { ...fields, interestedField: 'Risk', job },
      resumeFile.bytes.length,
    ]);
  });

  test('a withdrawn consent stops all work, and the submission is deleted after 30 days', async ({
    site,
  }) => {
    const { reference, link } = await site.send(newApplication);
    const unsure = await site.post('withdraw', { link });
    expect([unsure.status, read(unsure).errors]).toEqual([422, [messages.en.yourData.tickFirst]]);
    const { status, headers } = await site.post('withdraw', { link, confirm: 'on' });
    expect([status, headers.location]).toEqual([303, `/yourdata?link=${link}`]);
    const page = read(await site.view(link));
    expect(page.headline).toBe(messages.en.yourData.withdrawn.headline);
    expect(page.rows).toContainEqual([messages.en.forms.fields.name.label, 'منى القحطاني']);
    expect(page.document.querySelector('[data-form], #withdraw')).toBeNull();

    // Only the notice is sent; the due mails to the office and the visitor are not.
    await expectRequestMail(site, 'withdraw', reference);
    const seen = JSON.stringify(await findSubmissions(site.store.database, {}, 9));
    expect(seen).toContain('"state":"withdrawn"');
    expect(seen).not.toMatch(/القحطاني|mona@|سيرة/);
    expect((await site.post('correct', { ...newApplication.values, link })).status).toBe(200);

    await purgeExpired(site.store, retention, site.clock.now + 30 * dayMs);
    expect((await site.view(link)).status).toBe(200);
    await purgeExpired(site.store, retention, site.clock.now + 30 * dayMs + 1);
    expect((await site.view(link)).status).toBe(410);
  });

  test('a deleted submission leaves no trace, and its emails are never sent', async ({ site }) => {
    const { reference, link } = await site.send(newApplication);
    await insertPendingUpload(site.store, resumeFile, site.clock.now);
    expect((await site.post('erase', { link })).status).toBe(422);
    await site.post('correct', { ...newApplication.values, interestedField: 'Risk', link });
    site.clock.now += 1;
    const erased = await site.post('erase', { link, confirm: 'on' });
    expect([erased.status, read(erased).headline]).toEqual([200, messages.en.yourData.erased.headline]);
    const again = await site.view(link);
    expect([again.status, read(again).headline]).toEqual([410, messages.en.yourData.gone.headline]);
    expect((await site.post('erase', { link, confirm: 'on' })).status).toBe(410);
    await expectRequestMail(site, 'erase', reference);

    const left = await site.everything();
    for (const trace of [reference, 'القحطاني', 'mona@', '501234567', 'سيرة'])
      expect(left).not.toContain(trace);
    if (engine === 'sqlite') {
      const files = bytesOnDisk(site.store.location);
      for (const trace of ['القحطاني', 'mona@company', resumeFile.bytes.subarray(500, 600)])
        expect(files.includes(trace)).toBe(false);
    }
    const log = await readAuditLog(site.store, 'secret');
    expect(log.map(({ action }) => action)).toEqual(['erase', 'correct']);
    expect(await readAuditLog(site.store, 'secret', reference)).toEqual(log);
    expect(
      Object.keys(log[0] ?? {})
        .sort()
        .join(),
    ).toBe('action,actor,at,form,id,reference_hash');
  });
});

/** Expects one mail to the office, with the reference and no personal data, whose delivery is then deleted. */
async function expectRequestMail(
  site: PrivacySite,
  action: 'correct' | 'withdraw' | 'erase',
  reference: string,
) {
  site.mails.splice(0);
  await site.deliver();
  expect(site.mails).toHaveLength(1);
  const { envelope, subject, text, raw } = { ...site.mails[0] };
  expect(envelope?.to.join()).toMatch(/^(office|cairo)@firm\.example$/);
  expect(`${subject} ${text}`).toContain(reference);
  const mailed = [messages.en, messages.ar].map(({ mails }) => mails.privacyRequest.text[action]);
  expect(mailed.some((words) => text?.includes(words))).toBe(true);
  expect(raw).not.toMatch(/mona/i);
  expect(`${subject} ${text}`).not.toMatch(/القحطاني|الدوسري|501234567/);
  const outbox = site.store.database.selectFrom('outbox').select('id');
  expect(await outbox.where('privacy_request', 'is not', null).execute()).toEqual([]);
}
