/** Static is nearly free; dynamic is rendered or stored for the visitor. */
export type RequestCost = 'static' | 'dynamic';

export type LoadLimiter = ReturnType<typeof createLoadLimiter>;

// Work in one turn, from its first request. CPU time, so that other programs on the machine do not count.
// Refusing a static page costs as much as sending it, so that limit is high.
const maxTurnMs: Record<RequestCost, number> = { static: 3000, dynamic: 1500 };

// Each takes up to 256 kB of memory, 5 MB with a file. The store takes several hundred a second.
const maxPending = { messages: 1000, uploads: 40, read: 100 };
/** A household or an office behind one address sends fewer. */
const maxPendingPerClient = 20;

type WorkClock = Record<'timeMs' | 'workMs', () => number>;

const ofThisThread: WorkClock = {
  timeMs: () => performance.now(),
  workMs() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** @param limited false where clients cannot be told apart */
export function createLoadLimiter(limited: boolean, clock: WorkClock = ofThisThread) {
  let began: { timeMs: number; workMs: number } | undefined;
  const pending = { messages: 0, uploads: 0, read: 0 };
  const pendingByClient = new Map<string, number>();
  return {
    hasTimeFor(kind: RequestCost): boolean {
      if (began === undefined) {
        began = { timeMs: clock.timeMs(), workMs: clock.workMs() };
        setImmediate(() => {
          began = undefined;
        });
      }
      // Reading CPU time is the slower of the two, and never more than the time.
      return (
        clock.timeMs() - began.timeMs <= maxTurnMs[kind] || clock.workMs() - began.workMs <= maxTurnMs[kind]
      );
    },
    tryAcquire(client: string, isUpload: boolean) {
      const kind = isUpload ? 'uploads' : 'messages';
      const own = pendingByClient.get(client) ?? 0;
      if (pending.read >= maxPending.read || pending[kind] >= maxPending[kind]) return undefined;
      if (limited && own >= maxPendingPerClient) return undefined;
      pending[kind] += 1;
      pendingByClient.set(client, own + 1);
      let read = 0;
      return {
        /** The body has arrived: it now waits for the store, not for the visitor's line. */
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
