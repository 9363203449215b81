import { applicationTo } from '../../forms/application.ts';
import { contact } from '../../forms/contact.ts';
import { check, type Form } from '../../forms/form.ts';
import { training } from '../../forms/training.ts';
import { address } from '../../src/language/address.ts';
import { type Language, languages } from '../../src/language/languages.ts';
import { dayInWords } from '../days.ts';
import type { Words } from '../mail/words.ts';
import { logLifetime } from '../rights/acts.ts';
import type { FormSettings } from '../settings.ts';
import { draftLifetime } from '../submissions/drafts.ts';
import { withdrawnLifetime } from '../submissions/retention.ts';
import { categoryOf, type FieldName } from './data-categories.ts';
import { recipientsOf, storageOf } from './places.ts';

export interface ProcessingRecord {
  title: string;
  introduction: string;
  parts: RecordPart[];
}

export interface RecordPart {
  head: string;
  /** A label and what there is to say; without a label, points. */
  lines: { label?: string; texts: string[] }[];
}

interface Given {
  language: Language;
  words: Words;
  settings: FormSettings;
  now: number;
}

/** The forms that collect personal data; every job has the same one. */
export const recordedForms: Form[] = [contact, training, applicationTo(1)];

const day = 86_400_000;

/** The record that the PDPL wants of a controller (Law, article 31), from the forms as they are and the settings as they are set. */
export function processingRecord(given: Given): ProcessingRecord {
  const { language, words, settings, now } = given;
  const { records, firm, site } = words;
  const { controller, transfers, rights, security, other } = records;
  const points = ({ head, points: texts }: { head: string; points: string[] }) => ({
    head,
    lines: [{ texts }],
  });
  return {
    title: records.title,
    introduction: records.introduction.replace('…', dayInWords(language, now, { year: 'numeric' })),
    parts: [
      {
        head: controller.head,
        lines: [
          { label: controller.name, texts: [firm.name] },
          { label: controller.address, texts: [firm.address] },
          { label: controller.email, texts: [site.email] },
          { label: controller.officer, texts: [controller.unnamed] },
        ],
      },
      ...recordedForms.map((form) => activity(form, given)),
      retentionOf(given),
      { head: records.storage.head, lines: [{ texts: [storageOf(records, settings)] }] },
      ...[transfers, rights, security, other].map(points),
    ],
  };
}

function activity(form: Form, { language, words, settings }: Given): RecordPart {
  const { activity: own, retention } = words.records;
  const { enquiriesMonths, applicationsMonths } = settings.retention;
  const months = form.id === 'contact' ? enquiriesMonths : applicationsMonths;
  const place = settings.siteUrl + address(language, form.job ? '/apply' : form.path);
  return {
    head: words.yourData.rows.forms[form.id],
    lines: [
      { label: own.purpose, texts: [own.purposes[form.id]] },
      { label: own.basis, texts: [own.bases[form.id]] },
      { label: own.people, texts: [own.peoples[form.id]] },
      { label: own.data, texts: fieldsOf(form, words) },
      { label: own.sensitive, texts: [own.noneAsked] },
      { label: own.source, texts: [own.ownHand.replace('…', place)] },
      { label: own.recipients, texts: recipientsOf(form, words.records, settings) },
      { label: own.kept, texts: [retention.kept.replace('…', length(language, months, 'month'))] },
    ],
  };
}

/** Each field with its sort, and whether the form goes without it: `Full name: identity – required`. */
function fieldsOf(form: Form, { records, forms }: Words): string[] {
  const { categories, required, optional, recorded } = records.activity;
  const checked = check(form, {});
  const needed = checked.state === 'invalid' ? Object.keys(checked.problems) : [];
  const fields = form.fields.map((name) => {
    const field = name as FieldName;
    const must = name === form.file || needed.includes(name) ? required : optional;
    return `${forms.fields[field].label}: ${categories[categoryOf[field]]} – ${must}`;
  });
  return [...fields, recorded];
}

function retentionOf({ language, words, settings }: Given): RecordPart {
  const { head, held, draft, withdrawn, log, purge } = words.records.retention;
  const texts = [
    held.replace('…', length(language, settings.retention.heldDays, 'day')),
    draft.replace('…', length(language, draftLifetime / 3_600_000, 'hour')),
    withdrawn.replace('…', length(language, withdrawnLifetime / day, 'day')),
    log.replace('…', length(language, logLifetime / (365 * day), 'year')),
    purge,
  ];
  return { head, lines: [{ texts }] };
}

/** `24 months`, in the plural that the language has for so many. */
function length(language: Language, count: number, unit: 'hour' | 'day' | 'month' | 'year'): string {
  const { locale } = languages[language];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
