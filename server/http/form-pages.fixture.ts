import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { applicationTo } from '#forms/application.ts';
import { contact } from '#forms/contact.ts';
import type { Form } from '#forms/form-definition.ts';
import { training } from '#forms/training.ts';
import { type Language, languageCodes } from '#language/languages.ts';
import { alternatePath, localizedPath, paths } from '#language/paths.ts';
import { liveSectionEnd, liveSectionStart, takeLiveRegion } from '../../src/live-region.ts';
import type { LiveSectionName } from '../../src/live-sections.tsx';
import { formProps } from '../../src/sections/forms/form-content.ts';
import type { SentSectionProps } from '../../src/sections/forms/sent-section.tsx';
import { jobDetailProps } from '../../src/sections/jobs/jobs.fixture.tsx';
import { yourDataPage } from '../../src/sections/your-data/your-data.fixture.ts';

/**
 * The pages of the forms with nothing but their sections, by their files; where each section stands is in
 * `regions`.
 */
export function formPages() {
  const marked = languageCodes.flatMap(pagesIn);
  const taken = marked.map(([path, page]) => [`${path.slice(1)}.html`, takeLiveRegion(page)] as const);
  return {
    pages: Object.fromEntries(taken.map(([file, found]) => [file, found?.html ?? ''])),
    regions: Object.fromEntries(taken.map(([file, found]) => [file, found?.region])),
  };
}

function pagesIn(language: Language): [path: string, page: string][] {
  const page = (path: string, name: LiveSectionName, props: object): [string, string] => {
    const here = localizedPath(language, path);
    const section = liveSectionStart(name, props) + liveSectionEnd;
    return [
      here,
      `<a href="${alternatePath(here)}" data-switch="">B</a><main>${section}</main><script>1 < 2</script>`,
    ];
  };
  return [
    page(contact.page, 'ContactForm', formOf(language, contact)),
    page(training.page, 'TrainingForm', formOf(language, training)),
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
  return {
    messages: wordsOf(language).sent,
    ways: {
      labels: { label: '', email: '', whatsapp: '', office: '' },
      email: '',
      whatsapp: '',
      address: '',
      others: { label: '', cities: '', href: '' },
    },
    breadcrumbs: { label: '', crumbs: [] },
    home: localizedPath(language, paths.home),
    nextLinks: { label: '', links: { contact: [], training: [], application: [] } },
  };
}
