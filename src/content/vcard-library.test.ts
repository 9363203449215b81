import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { telephone, vcard } from './vcard.ts';

test('an address book reads back an Arabic name, an escaped title and a folded note', () => {
  const title = 'شريكة، الاستراتيجية \\ الرياض, السعودية';
  const note = 'نصٌّ طويل يتجاوز خمسةً وسبعين بايتًا فيُطوى على أكثر من سطر واحد من دون أن ينكسر حرف. '
    .repeat(4)
    .trim();
  const card = new ICAL.Component(
    ICAL.parse(
      vcard([
        { name: 'FN', value: 'نورة السويلم' },
        { name: 'N', value: ['السويلم', 'نورة', '', '', ''] },
        { name: 'TITLE', value: title },
        { name: 'NOTE', value: note },
        { name: 'TEL', parameters: { VALUE: 'uri' }, value: telephone('+966 50 000 0000') },
      ]),
    ),
  );

  expect(card.getFirstPropertyValue('fn')).toBe('نورة السويلم');
  expect(card.getFirstProperty('n')?.getFirstValue()).toEqual(['السويلم', 'نورة', '', '', '']);
  expect(card.getFirstPropertyValue('title')).toBe(title);
  expect(card.getFirstPropertyValue('note')).toBe(note);
  expect(card.getFirstPropertyValue('tel')).toBe('tel:+966-50-000-0000');
});
