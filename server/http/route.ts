import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#language/languages.ts';
import { parsePath } from '#language/paths.ts';
import type { RequestCost } from './load-limiter.ts';

export interface RouteTarget {
  /** HEAD counts as GET. */
  method: 'GET' | 'POST';
  /** With its language: `/ar/jobs`. */
  pathname: string;
  language: Language;
  /** Without its language: `/jobs`. */
  path: string;
  query: string;
}

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

interface Handler {
  cost: RequestCost;
  handle: Handle;
}

export const dynamic = (handle: Handle): Handler => ({ cost: 'dynamic', handle });

/** Undefined for what is not its own. */
export type Route = (target: RouteTarget) => Handler | undefined;

export function routeTarget(method: string | undefined, pathname: string, query: string): RouteTarget {
  return { method: method === 'POST' ? 'POST' : 'GET', pathname, query, ...parsePath(pathname) };
}

export function handlerOf(routes: Route[], target: RouteTarget): Handler | undefined {
  for (const route of routes) {
    const handler = route(target);
    if (handler) return handler;
  }
  return undefined;
}
