import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { at, content, test } from '../support/fixtures.ts';
import { expectMails, mailsAbout, withoutIsolates } from '../support/office/mails.ts';
import { dialogOn, openDialog, openersIn } from '../support/page/dialogs.ts';
import { expectSent, formOn } from '../support/page/posted-form.ts';
import { expectAccessible, openHydrated, watch } from '../support/page/visit.ts';
import { officeEmail } from '../support/run/test-settings.ts';

const messages = {
  en: 'I finished my degree in June & would like to learn planning.',
  ar: 'أنهيت دراستي في يونيو، وأودّ أن أتعلّم التخطيط.',
};
const fields = ['country', 'industry', 'name', 'email', 'mobileNumber', 'message', 'privacyPolicy'];
const required = ['mobileNumber', 'message'];

test('two fields are enough to apply for training @ar', ({ asEachVisitor, language }) =>
  asEachVisitor(async (page, hasScript) => {
    const words = content('forms');
    const url = at(paths.page('applytraining'));
    const form = formOn(page);
    const { errors } = watch(page);
    await (hasScript ? openHydrated(page, url) : page.goto(url));
    expect(await form.fieldNames()).toEqual(fields);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await form.send();
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toContainText(words.summary[1]);
    for (const field of fields) {
      if (required.includes(field)) await expect(form.error(field)).toHaveText(words.errors.required);
      else await expect(form.error(field)).toBeHidden();
    }
    if (hasScript) {
      await expectAccessible(page);
      expect(errors).toEqual([]);
    }

    // A number without a country is not completed.
    const typed = { mobileNumber: '٠١٠٠ ١٢٣ ٤٥٦٧', message: messages[language] };
    await form.fill(typed);
    await form.send();
    await expect(form.error('mobileNumber')).toHaveText(words.errors['mobile-code']);
    await expect(form.output('mobileNumber')).toBeHidden();
    await form.expectValues(typed);

    // A submission with only these two arrives, and the mail asks staff to call.
    await form.fill({ mobileNumber: '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧' });
    await form.send();
    const mails = await mailsAbout(await expectSent(page, language), 1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.forms.training.sent.title);
    const staff = mails.get(officeEmail);
    for (const text of [messages[language], '+20 100 123 4567', content('mails').staff.replyWithoutAddress])
      expect(withoutIsolates(staff?.text).replaceAll('\u00a0', ' ')).toContain(text);
    expect(staff?.replyTo).toBeUndefined();
  }));

test('the training dialog sends an application @en', async ({ page, language }) => {
  const { summary, fields } = content('forms');
  const form = formOn(dialogOn(page));
  const email = 'dialog@company.example';
  const message = messages[language];
  await openDialog(page, openersIn(language).training);
  await form.send();
  await expect(form.summary).toContainText(summary[1]);
  await form.fill({ country: 'ksa', industry: 'retail', name: 'Nour Al-Sayed', email, message });
  await form.fill({ mobileNumber: '+966 50 123 4567', privacyPolicy: true });
  await form.send();
  const chosen = [fields.country.choices.ksa, fields.industry.choices.retail];
  const written = [message, '+966 50 123 4567', ...chosen];
  const { staff } = await expectMails(await expectSent(page, language), email, written);
  expect(staff?.subject).toContain(content('mails').staff.subject.training);
});
