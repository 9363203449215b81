import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { openJob } from '../support/content/site-content.ts';
import { at, content } from '../support/fixtures.ts';
import { mailsAbout } from '../support/office/mails.ts';
import { test } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

const people = {
  en: { name: 'Sarah O’Neil', company: 'The "Palm" & Sons', file: 'Résumé of Sarah (final).pdf' },
  ar: { name: 'سارة العتيبي', company: 'شركة النخيل', file: 'سيرة ذاتية – سارة ٢٠٢٦.pdf' },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an enquiry is refused with its errors, then sent', async ({ visitor, language }) => {
      const contactus = at(paths.page('contactus'));
      const { email } = content('forms').errors;
      const person = people[language];
      await (javaScriptEnabled ? visitor.openHydrated(contactus) : visitor.open(contactus));
      await visitor.choose('[name=country]', 'ksa');
      for (const field of ['jobTitle', 'companyName']) await visitor.fill(`[name=${field}]`, person.company);
      await visitor.choose('[name=industry]', 'retail');
      await visitor.choose('[name=reasonForContact]', 'business-partnership');
      await visitor.fill('[name=message]', `${person.company}: ${person.company}`);
      await fillCommon(visitor, person.name);
      await visitor.fill('[name=email]', 'a@b');
      await visitor.click(send);
      await expect.poll(() => visitor.text('[id$="-email-error"]')).toBe(email);
      await expect.poll(() => visitor.count('form [role=alert]')).toBe(1);
      expect(await visitor.value('[name=name]')).toBe(person.name);
      await visitor.fill('[name=email]', ownAddress());
      await visitor.click(send);
      await expectSent(visitor, `${contactus}/sent`);
    });
  });
}

test('a résumé is uploaded', async ({ visitor, language }, info) => {
  const person = people[language];
  const file = info.outputPath(person.file);
  copyFileSync('server/uploads/fixtures/libreoffice.pdf', file);
  await visitor.openHydrated(at(paths.apply(openJob)));
  await fillCommon(visitor, person.name);
  await visitor.choose('[name=countryCode]', '+966');
  await visitor.fill('[name=interestedField]', person.company);
  await visitor.fill('[name=email]', ownAddress());
  await visitor.attach('[name=resume]', file);
  await expect.poll(() => visitor.text('output[for$="-resume"] bdi')).toBe(person.file);
  await visitor.click(send);
  await expectSent(visitor, at(paths.sent));
});

const send = 'form [type=submit]';
/** A receiver gets three confirmations a day. */
const ownAddress = () => `sarah-${randomUUID()}@people.example`;

async function fillCommon(visitor: Visitor, name: string) {
  await visitor.fill('[name=name]', name);
  await visitor.fill('[name=mobileNumber]', '٠٥٠ ١٢٣ ٤٥٦٧');
  await visitor.click('[name=privacyPolicy]');
}

/** The visitor is thanked, and both mails arrive. */
async function expectSent(visitor: Visitor, path: string) {
  await expect.poll(visitor.url).toContain(path);
  const [reference] = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await visitor.text('main')) ?? '') ?? [];
  await mailsAbout(reference ?? '', 2);
}
