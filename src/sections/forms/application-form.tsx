import type { ApplicationFormState } from '#forms/form-states.ts';
import { jobState } from '#jobs/job-state.ts';
import { asServerSection } from '#ui/server-section.tsx';
import { JobNotice, type JobNoticeProps } from '../jobs/job-notice.tsx';
import { Form } from './form.tsx';
import type { FormProps } from './form-props.ts';

interface ApplicationFormProps extends FormProps {
  notice: Omit<JobNoticeProps, 'state'>;
}

export function ApplicationForm({ notice, today, ...form }: ApplicationFormProps & ApplicationFormState) {
  return (
    <div>
      <JobNotice {...notice} state={jobState({ validThrough: notice.day?.iso }, today)} />
      <Form {...form} />
    </div>
  );
}

export const ApplicationFormServerSection = asServerSection<ApplicationFormProps, ApplicationFormState>(
  ApplicationForm,
  'ApplicationForm',
  { hydrates: true },
);
