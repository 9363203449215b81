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
 * Milliseconds of work in one turn, counted from its first request: those that come later in it have waited as long.
 * Work, not time, so that another program on the machine makes nobody unwelcome. Thirty pages that are made for the
 * first time on a day take one second. To refuse a ready page costs as much as to answer with it, so that is done only
 * for who has waited too long to stay.
 */
const shares: Record<Kind, number> = { ready: 3000, made: 1500 };

// While it comes, a message waits in memory: 256 kB at most, 5 MB with a file. Here, it waits for the store, which
// takes several hundred a second.
const places = { messages: 1000, uploads: 40, read: 100 };
/** Messages of one client at a time; a household or an office behind one address sends fewer. */
const perClient = 20;

/** In milliseconds: of the day, and of what the processor has spent on this thread. */
interface Moment {
  time: number;
  work: number;
}
type Clock = { [Part in keyof Moment]: () => number };

const ofThisThread: Clock = {
  time: () => performance.now(),
  work() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** @param limited false where clients are not told apart: then only the places of all count */
export function openGate(limited: boolean, clock: Clock = ofThisThread): Gate {
  let began: Moment | undefined;
  const taken = { messages: 0, uploads: 0, read: 0 };
  const takenBy = new Map<string, number>();
  return {
    admits(kind) {
      if (began === undefined) {
        began = { time: clock.time(), work: clock.work() };
        setImmediate(() => {
          began = undefined;
        });
      }
      // To ask for the work takes the tenth of a page's time, so the time is asked first: it is never less.
      return clock.time() - began.time <= shares[kind] || clock.work() - began.work <= shares[kind];
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
