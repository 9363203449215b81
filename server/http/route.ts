import type { IncomingMessage, ServerResponse } from 'node:http';
import { parsePath } from '#language/paths.ts';
import type { RequestCost } from './load-limiter.ts';

/** `pathname` is with its language (`/ar/jobs`), `path` without (`/jobs`). HEAD counts as GET. */
export type RouteTarget = ReturnType<typeof routeTarget>;

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

interface Handler {
  cost: RequestCost;
  handle: Handle;
}

export const dynamic = (handle: Handle): Handler => ({ cost: 'dynamic', handle });

/** Undefined for what is not its own. */
export type Route = (target: RouteTarget) => Handler | undefined;

export function routeTarget(asked: string | undefined, pathname: string, query: string) {
  const method: 'GET' | 'POST' = asked === 'POST' ? 'POST' : 'GET';
  return { method, pathname, query, ...parsePath(pathname) };
}

export function handlerOf(routes: Route[], target: RouteTarget): Handler | undefined {
  for (const route of routes) {
    const handler = route(target);
    if (handler) return handler;
  }
  return undefined;
}
