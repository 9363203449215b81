import { createElement, type FC } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { MailBody } from '#mails/mail-body.ts';
import { MailDocument } from '#mails/mail-document.tsx';
import { ApplicationFormServerSection } from '#sections/forms/application-form.tsx';
import { FormServerSection } from '#sections/forms/form-server-section.tsx';
import { SentServerSection } from '#sections/forms/sent-section.tsx';
import { JobDetailServerSection } from '#sections/jobs/job-detail.tsx';
import { JobListServerSection } from '#sections/jobs/job-list.tsx';
import { SearchPageServerSection } from '#sections/search/search-page.tsx';
import { SubmissionStatusServerSection } from '#sections/submission-status/submission-status.tsx';
import { YourDataServerSection } from '#sections/your-data/your-data.tsx';
import type { ServerSectionProps } from '#ui/server-section.tsx';

/** The server renders these sections with React; the build bundles this file for it. */
const serverSections = {
  ApplicationForm: ApplicationFormServerSection,
  Form: FormServerSection,
  JobDetail: JobDetailServerSection,
  JobList: JobListServerSection,
  SubmissionStatus: SubmissionStatusServerSection,
  SearchPage: SearchPageServerSection,
  SentSection: SentServerSection,
  YourData: YourDataServerSection,
};

type StateOf<Section> = Section extends FC<ServerSectionProps<infer _, infer State>> ? State : never;

/** The server passes each section its state, in addition to the props of its build. */
export type SectionStates = {
  [Name in keyof typeof serverSections]: StateOf<(typeof serverSections)[Name]>;
};

/** Returns the HTML of a server section between its marks; without a state, as in the built page. */
export function renderServerSection<Name extends keyof SectionStates>(
  name: Name,
  props: object,
  state?: SectionStates[Name],
): string {
  const html = renderToString(
    createElement(serverSections[name] as FC<ServerSectionProps<object, object>>, { props, state }),
  );
  // React puts preload links for pictures before the markup.
  return html.slice(html.indexOf('<template'));
}

export function renderMail(body: MailBody): string {
  return `<!doctype html>${renderToStaticMarkup(<MailDocument {...body} />)}`;
}
