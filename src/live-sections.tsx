import { createElement, type FC } from 'react';
import { renderToString } from 'react-dom/server';
import { ApplicationForm, type ApplicationFormState } from './sections/forms/application-form.tsx';
import { ContactForm } from './sections/forms/contact-form.tsx';
import type { FormState } from './sections/forms/form-state.ts';
import { SentSection, type SentSectionState } from './sections/forms/sent-section.tsx';
import { TrainingForm } from './sections/forms/training-form.tsx';
import { type DatedState, JobDetail } from './sections/jobs/job-detail.tsx';
import { JobList, type JobListState } from './sections/jobs/job-list.tsx';
import { SearchPage, type SearchPageState } from './sections/search/search-page.tsx';
import { YourData } from './sections/your-data/your-data.tsx';
import type { YourDataState } from './sections/your-data/your-data-state.ts';

/** Each is built into its page; the server renders it again for a request, from the bundle of this file. */
export const liveSections = {
  ApplicationForm,
  ContactForm,
  JobDetail,
  JobList,
  SearchPage,
  SentSection,
  TrainingForm,
  YourData,
};

/** What the server tells each section, beside the props that its page was built with. */
export interface LiveStates {
  ApplicationForm: ApplicationFormState;
  ContactForm: FormState;
  JobDetail: DatedState;
  JobList: JobListState;
  SearchPage: SearchPageState;
  SentSection: SentSectionState;
  TrainingForm: FormState;
  YourData: YourDataState;
}

export type { FormState } from './sections/forms/form-state.ts';
export type { StoredData, YourDataEnd } from './sections/your-data/your-data-state.ts';

export type LiveSectionName = keyof LiveStates;

/** For the server: renders a section to HTML. `identifierPrefix` is its island's, for React's ids. */
export function renderLiveSection(name: LiveSectionName, props: object, identifierPrefix: string): string {
  const html = renderToString(createElement(liveSections[name] as FC<object>, props), {
    identifierPrefix,
  });
  // React announces a first picture by a link before the markup; Astro leaves such links out.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
