import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendUnavailable } from './responses.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rendering and storing are refused first; health checks never, because a monitor has to learn of overload. */
    cost?: 'memory' | 'dynamic' | 'health';
  }
}

/**
 * How long a turn of the event loop may take before visitors are refused. Refusing a page from memory costs as much as
 * sending it, so that limit is high.
 */
export const maxDelayMs = { memory: 2000, dynamic: 1000 };

export async function overload(app: FastifyInstance, { memory, dynamic } = maxDelayMs) {
  await app.register(underPressure, {
    maxEventLoopDelay: dynamic,
    // The plugin has no sample of a turn longer than this, so the delay counts as infinite.
    sampleInterval: memory,
    pressureHandler(request: FastifyRequest, reply: FastifyReply, _kind: string, delayMs = 0) {
      const { cost } = request.routeOptions.config;
      if (cost === 'health' || (cost !== 'dynamic' && delayMs <= memory)) return;
      sendUnavailable(reply);
    },
  });
}
