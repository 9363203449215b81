import { jobState } from '#forms/job-state.ts';
import type { ApplicationFormState } from '#forms/section-states.ts';
import { inSlot } from '../../ui/slot.tsx';
import { JobNotice, type JobNoticeProps } from '../jobs/job-notice.tsx';
import { Form } from './form.tsx';
import type { FormProps } from './form-content.ts';
import { useFormContents } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { ResumeField } from './resume-field.tsx';

export interface ApplicationFormProps extends FormProps {
  notice: Omit<JobNoticeProps, 'state'>;
}

/** The form of an application, under a notice where the job closes soon. */
export function ApplicationForm({ notice, today, ...form }: ApplicationFormProps & ApplicationFormState) {
  return (
    <div>
      <JobNotice {...notice} state={jobState({ validThrough: notice.day?.value }, today)} />
      <Form {...form}>
        <ApplicationFields />
      </Form>
    </div>
  );
}

export const ApplicationFormSlot = inSlot<ApplicationFormProps, ApplicationFormState>(
  ApplicationForm,
  'ApplicationForm',
  { hydrates: true },
);

export function ApplicationFields() {
  const { id, suggestions } = useFormContents();
  const list = `${id}-suggestions`;
  return (
    <>
      <ResumeField />
      <FormField name="name" />
      <FormField name="email" />
      <FormField name="countryCode" />
      <MobileField />
      <FormField name="interestedField" list={list} wide />
      <datalist id={list}>
        {suggestions?.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <MessageField />
    </>
  );
}
