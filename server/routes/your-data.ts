import { allForms } from '#forms/forms.ts';
import { paths } from '#routing/paths.ts';
import { renewLink } from '#server/your-data/apply-request.ts';
import { requestActions } from '#server/your-data/request-actions.ts';
import { storedData } from '#server/your-data/stored-data.ts';
import type { StoredData } from '#submissions/private-page-states.ts';
import type { PrivatePage } from './private-page.ts';
import type { RouteDeps } from './route-deps.ts';

export function yourDataPage(context: RouteDeps): PrivatePage<Partial<StoredData>> {
  return {
    path: paths.yourData,
    kind: 'data-subject',
    changesOf: (query) => ({ corrected: query.get('done') === 'corrected' }),
    stateOf: (shown, language) => ({
      stored: { ...storedData(context, shown, language), ...shown.changes },
    }),
    actions: requestActions(context),
    expired: (name, id) => (name === 'link' ? renewLink(context, id) : undefined),
    files: allForms.flatMap(({ file }) => file?.name ?? []),
  };
}
