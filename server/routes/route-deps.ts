import type { Analytics } from '#server/analytics/daily-analytics.ts';
import type { Health } from '#server/health/health.ts';
import type { RateLimiter } from '#server/http/rate-limiter.ts';
import type { SubmissionDeps } from '#server/intake/new-submission.ts';
import type { YourDataDeps } from '#server/your-data/your-data-page.ts';
import type { SearchIndexOf } from './content-pages.ts';

export interface RouteDeps extends SubmissionDeps, YourDataDeps {
  health: Health;
  analytics: Analytics | undefined;
  analyticsRateLimiter: RateLimiter;
  linkRateLimiter: RateLimiter;
  searchIndexOf: SearchIndexOf;
  siteUrl: string;
  wakeDelivery(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: RouteDeps;
  }
}
