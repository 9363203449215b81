import { expect, test } from 'vitest';
import { readContent } from '#content/read-content.ts';

const { files } = readContent('content');

const firstReviews = {
  en: {
    9: 'ten',
    5: 'two',
    2: 'four',
    1: 'three',
    3: 'three',
    4: 'three',
    6: 'three',
    7: 'three',
    8: 'three',
  },
  ar: {
    9: 'عشرة أيام',
    5: 'أسبوعين',
    2: 'أربعة أسابيع',
    1: 'ثلاثة أسابيع',
    3: 'ثلاثة أسابيع',
    4: 'ثلاثة أسابيع',
    6: 'ثلاثة أسابيع',
    7: 'ثلاثة أسابيع',
    8: 'ثلاثة أسابيع',
  },
};

interface Called {
  call: { benefits: string[] };
}

test.each(['en', 'ar'] as const)(
  'a first review lasts as long on its service’s page as under how we work, %s',
  (language) => {
    const page = JSON.stringify(files[`${language}/pages/engagement.yaml`]);
    for (const [id, length] of Object.entries(firstReviews[language])) {
      const service = files[`${language}/services/${id}.yaml`] as Called;
      expect(service.call.benefits[0], id).toMatch(new RegExp(length, 'i'));
      expect(page).toContain(length);
    }
  },
);
