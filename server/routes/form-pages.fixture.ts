import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { applicationTo } from '#forms/application.ts';
import { contact } from '#forms/contact.ts';
import { byForm, type Form } from '#forms/forms.ts';
import type { SlotStates } from '#forms/section-states.ts';
import { training } from '#forms/training.ts';
import { type Language, languageCodes, languages, otherLanguage } from '#i18n/languages.ts';
import { alternatePath, localizedPath, paths } from '#i18n/paths.ts';
import { renderSlot } from '../../src/render.tsx';
import { formProps } from '../../src/sections/forms/form-content.ts';
import type { SentSectionProps } from '../../src/sections/forms/sent-section.tsx';
import { jobDetailProps } from '../../src/sections/jobs/jobs.fixture.tsx';
import { yourDataPage } from '../../src/sections/your-data/your-data.fixture.ts';

/** The pages of the forms with nothing but their slots, by their files. */
export function formPages(): Record<string, string> {
  const pages = languageCodes.flatMap(pagesIn);
  return Object.fromEntries(pages.map(([path, page]) => [`${path.slice(1)}.html`, page]));
}

function pagesIn(language: Language): [path: string, page: string][] {
  const page = (path: string, name: keyof SlotStates, props: object): [string, string] => {
    const here = localizedPath(language, path);
    const other = otherLanguage(language);
    const link = renderSlot('LanguageSwitch', {
      ...{ code: other, name: languages[other].name },
      ...{ href: alternatePath(here), isHome: false },
    });
    return [here, `${link}<main>${renderSlot(name, props)}</main><script>1 < 2</script>`];
  };
  return [
    page(contact.page, 'Form', formOf(language, contact)),
    page(training.page, 'Form', formOf(language, training)),
    page(paths.apply(1), 'ApplicationForm', applicationForm(language)),
    page(paths.contactSent, 'SentSection', sentSection(language)),
    page(paths.yourData, 'YourData', yourDataPage(language)),
  ];
}

const wordsOf = (language: Language) => parse(readFileSync(`content/${language}/forms.yaml`, 'utf8'));

const formOf = (language: Language, form: Form) =>
  formProps({ language, messages: wordsOf(language), newTab: '', services: [] }, form, form.id);

function applicationForm(language: Language) {
  const { facts, labels } = jobDetailProps(language, 1);
  return { ...formOf(language, applicationTo(1)), notice: { labels, day: facts.closes } };
}

function sentSection(language: Language): SentSectionProps {
  const words = wordsOf(language);
  return {
    messages: words.sent,
    forms: byForm((id) => ({ ...words.forms[id].sent, nextLinks: [] })),
    ways: {
      labels: { label: '', email: '', whatsapp: '', office: '' },
      email: '',
      whatsapp: '',
      address: '',
      others: { label: '', cities: '', href: '' },
    },
    breadcrumbs: { label: '', crumbs: [] },
    home: localizedPath(language, paths.home),
    nextLinks: '',
  };
}
