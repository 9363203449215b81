import type { Clock } from '../monitoring/clock.ts';
import { addGauges } from '../monitoring/gauges.ts';
import { createHealth, type Health } from '../monitoring/health.ts';
import { openLog } from '../monitoring/log.ts';
import { createMetrics, noMetrics } from '../monitoring/metrics.ts';
import type { Services } from '../services.ts';
import type { FormSettings, MonitoringSettings } from '../settings/settings.ts';
import { listen } from './listen.ts';
import { createOperationsServer } from './operations-server.ts';

/** What watches over the site: the log from now on, the rest once there is something to watch over. */
export function createMonitoring(watch: MonitoringSettings, settings: FormSettings, now: Clock) {
  const log = openLog(watch.logLevel);
  // Figures that nobody can ask for are not kept.
  const kept = watch.ops && createMetrics();
  return { log, metrics: kept ?? noMetrics, healthFor, serveOperations };

  function healthFor(desk: Services): Health {
    return createHealth({
      store: desk.store,
      dataDir: settings.dataDir,
      minFreeBytes: watch.minFreeBytes,
      maxUndeliveredMs: watch.maxUndeliveredMs,
      requiredDeliveries: [
        ...(settings.smtpUrl ? (['staff-mail'] as const) : []),
        ...(settings.webhookUrl ? (['webhook'] as const) : []),
      ],
      lastSeenAt: desk.lastSeenAt,
      now,
    });
  }

  /** Answers this machine's monitors where a setting says so. */
  async function serveOperations({ store }: Services, health: Health): Promise<Running> {
    if (!kept || !watch.ops) return { stop: async () => {} };
    addGauges(kept.registry, { store, health });
    const server = createOperationsServer(kept.registry, health);
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
