/** What is asked of the server: a page or file, which is nearly free, or a page that is made for the visitor. */
export type RequestCost = 'static' | 'dynamic';

/** Decides, before any work is done, what a server that is asked for more than it can do still takes on. */
export interface LoadLimiter {
  /** Whether there is time for it in this turn of the event loop. */
  hasTimeFor(kind: RequestCost): boolean;
  /** A place for one message; undefined where none is free. */
  tryAcquire(client: string, isUpload: boolean): Slot | undefined;
}

export interface Slot {
  /** Its body is here: now it costs work, and no visitor's slow line holds it any more. */
  bodyRead(): void;
  /** It is answered, or given up. */
  release(): void;
}

/**
 * Milliseconds of work in one turn, counted from its first request: those that come later in it have waited as long.
 * Work, not time, so that another program on the machine makes nobody unwelcome. Thirty pages that are made for the
 * first time on a day take one second. To refuse a ready page costs as much as to answer with it, so that is done only
 * for who has waited too long to stay.
 */
const maxTurnMs: Record<RequestCost, number> = { static: 3000, dynamic: 1500 };

// While it comes, a message waits in memory: 256 kB at most, 5 MB with a file. Here, it waits for the store, which
// takes several hundred a second.
const maxPending = { messages: 1000, uploads: 40, read: 100 };
/** Messages of one client at a time; a household or an office behind one address sends fewer. */
const maxPendingPerClient = 20;

/** In milliseconds: of the day, and of what the processor has spent on this thread. */
interface Moment {
  timeMs: number;
  workMs: number;
}
type WorkClock = { [Part in keyof Moment]: () => number };

const ofThisThread: WorkClock = {
  timeMs: () => performance.now(),
  workMs() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** @param limited false where clients are not told apart: then only the places of all count */
export function createLoadLimiter(limited: boolean, clock: WorkClock = ofThisThread): LoadLimiter {
  let began: Moment | undefined;
  const pending = { messages: 0, uploads: 0, read: 0 };
  const pendingByClient = new Map<string, number>();
  return {
    hasTimeFor(kind) {
      if (began === undefined) {
        began = { timeMs: clock.timeMs(), workMs: clock.workMs() };
        setImmediate(() => {
          began = undefined;
        });
      }
      // To ask for the work takes the tenth of a page's time, so the time is asked first: it is never less.
      return (
        clock.timeMs() - began.timeMs <= maxTurnMs[kind] || clock.workMs() - began.workMs <= maxTurnMs[kind]
      );
    },
    tryAcquire(client, isUpload) {
      const kind = isUpload ? 'uploads' : 'messages';
      const own = pendingByClient.get(client) ?? 0;
      if (pending.read >= maxPending.read || pending[kind] >= maxPending[kind]) return undefined;
      if (limited && own >= maxPendingPerClient) return undefined;
      pending[kind] += 1;
      pendingByClient.set(client, own + 1);
      let read = 0;
      return {
        bodyRead() {
          read = 1;
          pending.read += 1;
        },
        release() {
          pending.read -= read;
          pending[kind] -= 1;
          const left = (pendingByClient.get(client) ?? 1) - 1;
          if (left > 0) pendingByClient.set(client, left);
          else pendingByClient.delete(client);
        },
      };
    },
  };
}
