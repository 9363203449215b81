import type { Clock } from '../monitoring/clock.ts';
import { addGauges } from '../monitoring/gauges.ts';
import { type Health, healthOf } from '../monitoring/health.ts';
import { openLog } from '../monitoring/log.ts';
import { keepMetrics, noMetrics } from '../monitoring/metrics.ts';
import type { Desk } from '../services.ts';
import type { FormSettings, WatchSettings } from '../settings/settings.ts';
import { listen } from './listen.ts';
import { createOperations } from './operations-server.ts';

/** What watches over the site: the log from now on, the rest once there is something to watch over. */
export function openWatch(watch: WatchSettings, settings: FormSettings, now: Clock) {
  const log = openLog(watch.logLevel);
  // Figures that nobody can ask for are not kept.
  const kept = watch.ops && keepMetrics();
  return { log, metrics: kept ?? noMetrics, healthFor, serveOperations };

  function healthFor(desk: Desk): Health {
    return healthOf({
      store: desk.store,
      dataDir: settings.dataDir,
      diskFloor: watch.diskFloor,
      longestWait: watch.longestWait,
      awaited: [
        ...(settings.smtpUrl ? (['staff-mail'] as const) : []),
        ...(settings.webhookUrl ? (['webhook'] as const) : []),
      ],
      pulse: desk.pulse,
      now,
    });
  }

  /** Answers this machine's monitors where a setting says so. */
  async function serveOperations({ store }: Desk, health: Health): Promise<Running> {
    if (!kept || !watch.ops) return { stop: async () => {} };
    addGauges(kept.registry, { store, health });
    const server = createOperations(kept.registry, health);
    const { host, port } = watch.ops;
    const actual = await listen(server, host, port, {}, 'OPS_');
    log.info({ port: actual.port }, 'Metrics and health are told on the port for operations');
    return {
      async stop() {
        server.closeAllConnections();
        server.close();
      },
    };
  }
}

/** What goes on in the background. */
export interface Running {
  stop(): Promise<void>;
}
