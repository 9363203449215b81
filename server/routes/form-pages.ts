import type { FastifyInstance } from 'fastify';
import { contact } from '#forms/contact.ts';
import { formAt } from '#forms/forms.ts';
import { riyadhDay } from '#forms/job-state.ts';
import { valuesOfQuery } from '#forms/query-values.ts';
import type { FormState } from '#forms/section-states.ts';
import { training } from '#forms/training.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { isJobClosed } from '../content.ts';
import { issueFormToken } from '../messages/form-token.ts';
import { serviceContext } from '../messages/payload.ts';
import type { SubmissionDeps } from '../messages/submission-deps.ts';
import type { Pages } from '../plugins/built-pages.ts';
import { type Loaded, livePage, type PageRequest } from './live-page.ts';

type FormDeps = Pick<SubmissionDeps, 'secret' | 'messages' | 'now'>;
type ApplicationDeps = FormDeps & Pick<SubmissionDeps, 'jobs'>;

export function formPages(app: FastifyInstance, pages: Pages, deps: ApplicationDeps) {
  livePage(app, pages, contact.page, async (asked) => loadForm(deps, asked));
  livePage(app, pages, training.page, async (asked) => loadForm(deps, asked));
  livePage(app, pages, paths.apply(':id'), async (asked) => loadApplication(deps, asked));
}

export function loadForm(deps: FormDeps, asked: PageRequest): Loaded<'ContactForm' | 'TrainingForm'> {
  return { state: formState(deps, asked), query: asked.query };
}

export function loadApplication(deps: ApplicationDeps, asked: PageRequest): Loaded<'ApplicationForm'> {
  const job = formAt(asked.path)?.job ?? 0;
  const now = deps.now();
  // The job's page says so and offers the open ones.
  if (isJobClosed(deps.jobs, job, now))
    return { location: localizedPath(asked.language, paths.job(job)) + asked.query };
  return { state: { ...formState(deps, asked), today: riyadhDay(now) }, query: asked.query };
}

function formState({ secret, messages, now }: FormDeps, { path, language, query }: PageRequest): FormState {
  const form = formAt(path);
  const params = new URLSearchParams(query);
  const values = form ? valuesOfQuery(form, params) : {};
  return {
    token: issueFormToken(secret, now()),
    ...(Object.keys(values).length > 0 && { values }),
    ...(form && serviceContext(form, params.get('service') ?? '', messages[language])),
  };
}
