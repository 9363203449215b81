/** What is asked of the server: a page or file, which is nearly free, or a page that is made for the visitor. */
export type Kind = 'ready' | 'made';

/** Decides, before any work is done, what a server that is asked for more than it can do still takes on. */
export interface Gate {
  /** Whether there is time for it in this turn of the event loop. */
  admits(kind: Kind): boolean;
  /** A place for one message; undefined where none is free. */
  enter(client: string, isUpload: boolean): Place | undefined;
}

export interface Place {
  /** Its body is here: now it costs work, and no visitor's slow line holds it any more. */
  read(): void;
  /** It is answered, or given up. */
  leave(): void;
}

/**
 * Milliseconds of one turn, counted from its first request: those that come later in it have waited as long. To refuse
 * a ready page costs as much as to answer with it, so that is done only for who has waited too long to stay.
 */
const shares: Record<Kind, number> = { ready: 2000, made: 500 };

// While it comes, a message waits in memory: 256 kB at most, 5 MB with a file. Here, it waits for the store, which
// takes several hundred a second.
const places = { messages: 1000, uploads: 40, read: 100 };
/** Messages of one client at a time; a household or an office behind one address sends fewer. */
const perClient = 20;

/** @param limited false where clients are not told apart: then only the places of all count */
export function openGate(limited: boolean, now: () => number = performance.now.bind(performance)): Gate {
  let turnBegan: number | undefined;
  const taken = { messages: 0, uploads: 0, read: 0 };
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
      if (taken.read >= places.read || taken[kind] >= places[kind]) return undefined;
      if (limited && own >= perClient) return undefined;
      taken[kind] += 1;
      takenBy.set(client, own + 1);
      let read = 0;
      return {
        read() {
          read = 1;
          taken.read += 1;
        },
        leave() {
          taken.read -= read;
          taken[kind] -= 1;
          const left = (takenBy.get(client) ?? 1) - 1;
          if (left > 0) takenBy.set(client, left);
          else takenBy.delete(client);
        },
      };
    },
  };
}
