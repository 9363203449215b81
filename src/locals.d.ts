import type { SlotStates } from './render.tsx';

declare global {
  namespace App {
    /** What the server knows of a request while it is being developed; nothing while a page is built. */
    interface Locals {
      states?: Partial<SlotStates>;
      /** Of the answer. */
      status?: number;
    }
  }
}
