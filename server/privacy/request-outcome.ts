import type { StoredData, YourDataEnd } from '#forms/section-states.ts';
import type { OpenLink } from '../messages/signed-link.ts';

/** With what the page shows beside the stored data, and its status if not 200. */
export type OpenRequest = OpenLink & { changes?: Partial<StoredData>; status?: 422 };

export type RequestOutcome =
  | OpenRequest
  | { state: 'closed'; reason: YourDataEnd; link?: string }
  | { state: 'download'; copy: DataCopy }
  | { state: 'redirect'; location: string };

export interface DataCopy {
  name: string;
  type: string;
  bytes: Uint8Array;
}
