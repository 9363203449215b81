import type { Service } from '#content/schemas/service.ts';
import { paths } from '#language/paths.ts';
import type { OwnEntry } from './own-entries.ts';

/** A service, its sections, and what only the strategy service has. */
export function serviceEntries(service: Service): OwnEntry[] {
  const { id, title, shortDescription, description, statement, subCards, cases, call } = service;
  const path = paths.service(id);
  const part = (hash: string, head: string, text: string, rest: unknown[]): OwnEntry => ({
    ...{ path: `${path}#${hash}`, kind: 'service', parent: title },
    ...{ title: head, text, rest },
  });
  const { swot, pestle, direction, kpi, review } = service;
  return [
    {
      ...{ path, kind: 'service', title, text: shortDescription },
      rest: [description, statement, subCards, cases, call],
    },
    ...service.sections.map(({ id: hash, head, lead, text, keyPoints, example }) =>
      part(hash, head, lead, [text, keyPoints, example]),
    ),
    ...(swot ? [part('swot', swot.title, swot.introduction, [swot.categories])] : []),
    ...(pestle ? [part('pestle', pestle.title, pestle.introduction, [pestle.letters])] : []),
    ...(direction ? [part('direction', direction.title, direction.introduction, [direction, kpi])] : []),
    ...(review ? [part('review', review.title, review.text, review.points)] : []),
  ];
}
