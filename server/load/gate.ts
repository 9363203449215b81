/** What is asked of the server: a page or file, which is nearly free, or a page that is made for the visitor. */
export type Kind = 'ready' | 'made';

/** Decides, before any work is done, what a server that is asked for more than it can do still takes on. */
export interface Gate {
  /** Whether there is time for it in this turn of the event loop. */
  admits(kind: Kind): boolean;
  /** Takes a place for one message, to be left when it is answered; undefined where none is free. */
  enter(client: string, isUpload: boolean): (() => void) | undefined;
}

/**
 * Milliseconds of one turn, counted from its first request: those that come later in it have waited as long. To refuse
 * a ready page costs as much as to answer with it, so that is done only for who has waited too long to stay.
 */
const shares: Record<Kind, number> = { ready: 1000, made: 50 };

// A message waits in memory until it is stored: 256 kB at most, an upload 24 MB while it is refused, 5 MB otherwise.
const places = { messages: 1000, uploads: 40 };
/** Messages of one client at a time; a household or an office behind one address sends fewer. */
const perClient = 20;

/** @param limited false where clients are not told apart: then only the places of all count */
export function openGate(limited: boolean, now: () => number = performance.now.bind(performance)): Gate {
  let turnBegan: number | undefined;
  const taken = { messages: 0, uploads: 0 };
  const takenBy = new Map<string, number>();
  return {
    admits(kind) {
      if (turnBegan === undefined) {
        turnBegan = now();
        setImmediate(() => {
          turnBegan = undefined;
        });
      }
      return now() - turnBegan <= shares[kind];
    },
    enter(client, isUpload) {
      const kind = isUpload ? 'uploads' : 'messages';
      const own = takenBy.get(client) ?? 0;
      if (taken[kind] >= places[kind] || (limited && own >= perClient)) return undefined;
      taken[kind] += 1;
      takenBy.set(client, own + 1);
      return () => {
        taken[kind] -= 1;
        const left = (takenBy.get(client) ?? 1) - 1;
        if (left > 0) takenBy.set(client, left);
        else takenBy.delete(client);
      };
    },
  };
}
