import { useCallback, useRef, useState } from 'react';
import { fetchContent } from '#ui/fetch-content.ts';
import type { ServiceDetail } from './home-content.ts';

/**
 * What the services show when they are chosen, fetched once when it is first wanted.
 * `fetchDetails(href)` leads to a service's own page where it cannot be had.
 */
export function useExplorerDetails(file: string) {
  const [details, setDetails] = useState<ServiceDetail[]>();
  const request = useRef<Promise<ServiceDetail[]>>(undefined);

  const fetchDetails = useCallback(
    (href?: string) => {
      request.current ??= fetchContent<ServiceDetail[]>(file);
      request.current.then(setDetails, () => {
        request.current = undefined;
        if (href) location.assign(href);
      });
    },
    [file],
  );

  return { details, fetchDetails };
}
