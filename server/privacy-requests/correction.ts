import { check, type Entries } from '#forms/form-definition.ts';
import { formOf } from '#forms/forms.ts';
import type { FormState } from '../../src/live-sections.tsx';
import { resolveUpload, saveDraft, type UploadedFile } from '../resume/resume-upload.ts';
import type { SubmissionDetails } from '../submissions/submission-details.ts';
import { fileRow } from '../submissions/submission-rows.ts';
import type { Correction, PrivacyRequestDeps } from './apply-request.ts';

/** Validates a correction by its form's schema: what to store, or the form to show again. */
export async function readCorrection(
  deps: PrivacyRequestDeps,
  found: SubmissionDetails,
  { entries, file: sent }: { entries: Entries; file?: UploadedFile | undefined },
): Promise<({ state: 'valid' } & Correction) | { state: 'refused'; form: FormState }> {
  const { store, now } = deps;
  const form = formOf(found.form, Number(found.fields.job));
  const { resumeToken = '' } = entries;
  const typed = Object.fromEntries(Object.entries(entries).filter(([name]) => form.fields.includes(name)));
  const upload = await resolveUpload(deps, form, sent, resumeToken);
  const checked = check(form, { ...typed, privacyPolicy: 'on' });
  const problems = {
    ...(upload.state === 'refused' && { resume: upload.problem }),
    ...(checked.state === 'invalid' && checked.problems),
  };
  if (checked.state !== 'valid' || Object.keys(problems).length > 0) {
    const kept = await saveDraft(store, upload, now());
    const draft = kept ?? (found.file && { token: '', name: found.file.name });
    return { state: 'refused', form: { values: typed, problems, draft } };
  }
  const { privacyPolicy, ...values } = checked.values;
  const { job, service } = found.fields;
  return {
    state: 'valid',
    values: { ...values, ...(job !== undefined && { job }), ...(service !== undefined && { service }) },
    file: upload.state === 'accepted' ? fileRow(upload.file, now()) : undefined,
  };
}
