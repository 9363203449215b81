import { jobState } from '#jobs/job-state.ts';
import { JobNotice, type JobNoticeProps } from '../jobs/job-notice.tsx';
import { ApplicationFields } from './application-fields.tsx';
import { Form, type FormProps } from './form.tsx';
import type { FormState } from './form-state.ts';

export interface ApplicationFormProps extends FormProps {
  notice: Omit<JobNoticeProps, 'state'>;
}

export interface ApplicationFormState extends FormState {
  /** The day in Riyadh, `2026-11-21`; while a page is built every job is open. */
  today?: string;
}

/** The form of an application, under a notice where the job closes soon. */
export function ApplicationForm({ notice, today, ...form }: ApplicationFormProps & ApplicationFormState) {
  return (
    <div>
      <JobNotice {...notice} state={jobState({ validThrough: notice.day?.value }, today)} />
      <Form {...form} Fields={ApplicationFields} />
    </div>
  );
}
