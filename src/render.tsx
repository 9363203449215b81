import { createElement, type FC } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SectionStates } from '#forms/section-states.ts';
import type { Email } from '#mails/email.ts';
import { EmailDocument } from '#mails/email-document.tsx';
import { ApplicationFormSlot } from '#sections/forms/application-form.tsx';
import { FormSlot } from '#sections/forms/form-slot.tsx';
import { SentSectionSlot } from '#sections/forms/sent-section.tsx';
import { JobDetailSlot } from '#sections/jobs/job-detail.tsx';
import { JobListSlot } from '#sections/jobs/job-list.tsx';
import { MessageStatusSlot } from '#sections/message-status/message-status.tsx';
import { SearchPageSlot } from '#sections/search/search-page.tsx';
import { YourDataSlot } from '#sections/your-data/your-data.tsx';
import { VisitReportDocument, type VisitReportProps } from '#stats/visit-report-document.tsx';
import type { SlotProps } from '#ui/slot.tsx';

/** What the server draws with React: its bundle is made of this file. */
const slots = {
  ApplicationForm: ApplicationFormSlot,
  Form: FormSlot,
  JobDetail: JobDetailSlot,
  JobList: JobListSlot,
  MessageStatus: MessageStatusSlot,
  SearchPage: SearchPageSlot,
  SentSection: SentSectionSlot,
  YourData: YourDataSlot,
} satisfies { [Name in keyof SectionStates]: FC<SlotProps<never, Partial<SectionStates[Name]>>> };

/** The HTML of a slot with its marks; without a state as a page is built. */
export function renderSlot<Name extends keyof SectionStates>(
  name: Name,
  props: object,
  state?: SectionStates[Name],
): string {
  const html = renderToString(createElement(slots[name] as FC<SlotProps<object, object>>, { props, state }));
  // React announces pictures by links before the markup.
  return html.slice(html.indexOf('<template'));
}

/** A mail's HTML document. */
export function renderEmail(email: Email): string {
  return `<!doctype html>${renderToStaticMarkup(<EmailDocument {...email} />)}`;
}

/** An HTML document that asks for no other file. */
export function renderVisitReport(props: VisitReportProps): string {
  return `<!doctype html>${renderToStaticMarkup(<VisitReportDocument {...props} />)}`;
}
