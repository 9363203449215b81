import { applicationTo } from '#forms/application.ts';
import { contactDialog } from '#forms/contact.ts';
import { check, type Form } from '#forms/form-definition.ts';
import { training } from '#forms/training.ts';
import type { FormState } from '../../src/live-sections.tsx';
import type { PrivacyRoutesDeps } from '../http/privacy-routes.ts';
import type { Body } from '../http/request-body.ts';
import { resolveUpload, saveDraft } from '../resume/resume-upload.ts';
import type { SubmissionDetails } from '../submissions/submission-details.ts';
import { fileRow } from '../submissions/submission-rows.ts';
import type { Correction } from './apply-request.ts';

type Read = Extract<Body, { state: 'read' }>;

/** The form that a submission came by. */
function formOfSubmission({ form, fields }: Pick<SubmissionDetails, 'form' | 'fields'>): Form {
  // The boxes of the two contact forms differ, and a correction has none.
  if (form === 'contact') return contactDialog;
  return form === 'training' ? training : applicationTo(Number(fields.job));
}

/** Checks a correction by the rules of the form that it corrects: what to store, or how the form comes back. */
export async function readCorrection(
  { store, clamdUrl, now }: Pick<PrivacyRoutesDeps, 'store' | 'clamdUrl' | 'now'>,
  found: SubmissionDetails,
  { entries, file: sent }: Read,
): Promise<{ state: 'valid'; correction: Correction } | { state: 'refused'; form: FormState }> {
  const form = formOfSubmission(found);
  const { resumeToken = '' } = entries;
  const typed = Object.fromEntries(Object.entries(entries).filter(([name]) => form.fields.includes(name)));
  const brought = await resolveUpload({ store, clamdUrl, now }, form, sent, resumeToken);
  // Consent is not asked again: what is right stands under the consent that was given.
  const checked = check(form, { ...typed, privacyPolicy: 'on' });
  const problems = {
    ...(brought.state === 'refused' && { resume: brought.problem }),
    ...(checked.state === 'invalid' && checked.problems),
  };
  if (checked.state !== 'valid' || Object.keys(problems).length > 0) {
    const kept = await saveDraft(store, brought, now());
    const draft = kept ?? (found.file && { token: '', name: found.file.name });
    return { state: 'refused', form: { values: typed, problems, draft } };
  }
  const { privacyPolicy, ...values } = checked.values;
  // What the form was about is not asked again.
  const { job, service } = found.fields;
  return {
    state: 'valid',
    correction: {
      values: { ...values, ...(job !== undefined && { job }), ...(service !== undefined && { service }) },
      file: brought.state === 'accepted' ? fileRow(brought.file, now()) : undefined,
    },
  };
}
