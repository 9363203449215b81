import { allForms } from '#forms/forms.ts';
import { paths } from '#routing/paths.ts';
import { renewLink } from '#server/your-data/apply-privacy-request.ts';
import { storedData } from '#server/your-data/stored-data.ts';
import { yourDataActions } from '#server/your-data/your-data-actions.ts';
import type { StoredData } from '#submissions/private-page-states.ts';
import type { PrivatePage } from './private-page.ts';
import type { RouteDeps } from './route-deps.ts';

export function yourDataPage(deps: RouteDeps): PrivatePage<Partial<StoredData>> {
  return {
    path: paths.yourData,
    kind: 'data-subject',
    changesOf: (query) => ({ corrected: query.get('done') === 'corrected' }),
    stateOf: (shown, language) => ({
      stored: { ...storedData(deps, shown, language), ...shown.changes },
    }),
    actions: yourDataActions(deps),
    expired: (name, id) => (name === 'link' ? renewLink(deps, id) : undefined),
    files: allForms.flatMap(({ file }) => file?.name ?? []),
  };
}
