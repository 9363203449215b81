import type { FastifyInstance } from 'fastify';
import type { FormState } from '#forms/form-state.ts';
import { allForms, formAt } from '#forms/forms.ts';
import { valuesOfQuery } from '#forms/query-values.ts';
import { riyadhDay } from '#i18n/time.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { subjectsOf } from '#server/intake/payload.ts';
import { isJobClosed, type SiteContent } from '#server/lib/content.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';
import { dynamicPage, type Loaded, type PageRequest } from './dynamic-page.ts';

interface FormPagesOptions {
  content: SiteContent;
  secret(): string;
  now(): number;
}

export async function formPages(app: FastifyInstance, options: FormPagesOptions) {
  for (const path of new Set(allForms.map(({ page }) => page)))
    dynamicPage(app, path, async (asked) => loadForm(options, asked));
}

function loadForm(options: FormPagesOptions, asked: PageRequest): Loaded<'Form' | 'ApplicationForm'> {
  const { job } = formAt(asked.path) ?? {};
  const state = formState(options, asked);
  if (job === undefined) return { state, query: asked.query };
  const now = options.now();
  // The job's page says so and offers the open ones.
  if (isJobClosed(options.content.jobs, job, now))
    return { location: localizedPath(asked.language, paths.job(job)) + asked.query };
  return { state: { ...state, today: riyadhDay(now) }, query: asked.query };
}

function formState(
  { secret, content, now }: FormPagesOptions,
  { path, language, query }: PageRequest,
): FormState {
  const form = formAt(path);
  const params = new URLSearchParams(query);
  const values = form ? valuesOfQuery(form, params) : {};
  return {
    token: issueFormToken(secret(), now()),
    ...(Object.keys(values).length > 0 && { values }),
    ...(form && subjectsOf(form, Object.fromEntries(params), content.messages[language])),
  };
}
