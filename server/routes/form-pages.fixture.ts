import { renderToStaticMarkup } from 'react-dom/server';
import { applicationTo } from '#forms/application.ts';
import { contact } from '#forms/contact.ts';
import { training } from '#forms/training.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { alternatePath, localizedPath, paths } from '#routing/paths.ts';
import { formProps } from '#sections/forms/form-props.ts';
import { sentProps } from '#sections/forms/sent-props.ts';
import { LanguageSwitch } from '#sections/header/language-switch.tsx';
import { jobDetailProps } from '#sections/jobs/jobs.fixture.tsx';
import { submissionStatusProps } from '#sections/submission-status/submission-status-props.ts';
import { yourDataProps } from '#sections/your-data/your-data-props.ts';
import type { SectionStates } from '#src/render.tsx';
import { renderServerSection } from '../../src/render.tsx';

/** Returns the forms' pages with only their sections, by file. */
export function formPageFiles(): Record<string, string> {
  const pages = languageCodes.flatMap(pagesIn);
  return Object.fromEntries(pages.map(([path, page]) => [`${path.slice(1)}.html`, page]));
}

function pagesIn(language: Language): [path: string, page: string][] {
  const page = (path: string, name: keyof SectionStates, props: object): [string, string] => {
    const here = localizedPath(language, path);
    const link = renderToStaticMarkup(LanguageSwitch({ language, alternate: alternatePath(here) }));
    return [
      here,
      `<title>${path}</title>${link}<main>${renderServerSection(name, props)}</main><script>1 < 2</script>`,
    ];
  };
  return [
    page(contact.page, 'Form', formProps(language, contact)),
    page(training.page, 'Form', formProps(language, training)),
    page(paths.apply(1), 'ApplicationForm', applicationForm(language)),
    page(paths.sent, 'SentSection', sentProps(language)),
    page(paths.yourData, 'YourData', yourDataProps(language)),
    page(paths.submissionStatus, 'SubmissionStatus', submissionStatusProps(language)),
  ];
}

function applicationForm(language: Language) {
  const { facts, labels, training } = jobDetailProps(language, 1);
  return { ...formProps(language, applicationTo(1)), notice: { labels, day: facts.closes, training } };
}
