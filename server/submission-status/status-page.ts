import { z } from 'zod/mini';
import { limits } from '#forms/field-constants.ts';
import * as fields from '#forms/field-definitions.ts';
import { type FormValues, validate } from '#forms/form-definition.ts';
import { type AnyFormDefinition, forms } from '#forms/forms.ts';
import { paths } from '#routing/paths.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { truncateWal } from '#server/database/sqlite-space.ts';
import type { PrivatePage } from '#server/private-page/page-definition.ts';
import { type LinkDeps, openLink } from '#server/private-page/signed-links.ts';
import { acceptQuarantined } from '#server/submissions/accept-quarantined.ts';
import { eraseByStaff } from '#server/submissions/erasure.ts';
import { enqueueReply, setStatus } from '#server/submissions/set-status.ts';
import type { ShownStatus } from '#submissions/private-page-states.ts';
import { shownStatus } from './shown-status.ts';

type StatusPage = PrivatePage<Partial<ShownStatus>>;

export function submissionStatusPage(deps: LinkDeps & { content: SiteContent }): StatusPage {
  const { messages } = deps.content;
  return {
    path: paths.submissionStatus,
    kind: 'staff',
    changesOf(query) {
      const status = query.get('status');
      const notice = (['saved', 'accepted'] as const).find((name) => query.has(name));
      return { notice, ...(status && { values: { status } }) };
    },
    stateOf: ({ submission, linkToken, changes }, language) => ({
      submission: { ...shownStatus(messages, submission, language, linkToken), ...changes },
    }),
    actions: statusActions(deps),
  };
}

/** Invalid values show the page again with 422, a change in between with 409. */
function statusActions(deps: LinkDeps): StatusPage['actions'] {
  const { store, now } = deps;
  return {
    async status({ opened, body }) {
      const { status = '', name = '', note = '', version = '' } = body.values;
      const values = { status, name, note };
      const validation = validateStatusUpdate(forms[opened.submission.form], values);
      if (validation.state !== 'valid')
        return { ...opened, changes: { values, errors: validation.errors }, httpStatus: 422 };
      if (await setStatus(store, opened.submission, validation.values, version, now())) return saved;
      const newer = await openLink(deps, 'staff', opened.linkToken);
      if (newer.state === 'closed') return newer;
      return { ...newer, changes: { values, notice: 'changed' }, httpStatus: 409 };
    },

    async accept({ opened: { submission } }) {
      if (submission.state === 'quarantined') await acceptQuarantined(store, submission.id, now());
      return { state: 'redirect', query: '&accepted' };
    },

    async erase({ opened }) {
      if (opened.submission.state !== 'quarantined') return opened;
      await eraseByStaff(store, deps.secret(), [opened.submission], now());
      await truncateWal(store);
      return { state: 'closed', reason: 'erased' };
    },

    async reply({ opened, body }) {
      const { reply: text = '' } = body.values;
      const validation = validate(replyRules, { reply: text });
      if (validation.state !== 'valid') {
        const changes = { language: opened.submission.language, text, error: validation.errors.reply };
        return { ...opened, changes: { reply: changes }, httpStatus: 422 };
      }
      if (await enqueueReply(store, opened.submission, validation.values.reply, now())) return saved;
      const newer = await openLink(deps, 'staff', opened.linkToken);
      if (newer.state === 'closed' || newer.submission.reply === validation.values.reply) return saved;
      return { ...newer, changes: { notice: 'changed' }, httpStatus: 409 };
    },
  };
}

const saved = { state: 'redirect', query: '&saved' } as const;

const replyRules = { fieldNames: ['reply'], schema: z.object({ reply: fields.message.schema }) };

function validateStatusUpdate({ statuses }: AnyFormDefinition, values: FormValues) {
  const schemas = {
    status: fields.choice(statuses).schema,
    name: fields.line(limits.name).schema,
    note: fields.optional(fields.line(limits.statusNote)).schema,
  };
  return validate({ fieldNames: Object.keys(schemas), schema: z.object(schemas) }, values);
}
