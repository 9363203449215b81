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

/** An entry of the ordered list of routes: the first one that matches handles the request. */
export interface Route {
  cost: RequestCost;
  matches(target: RouteTarget): boolean;
  handle(request: IncomingMessage, response: ServerResponse, target: RouteTarget): Promise<unknown>;
}

export function routeTarget(method: string | undefined, pathname: string, query: string): RouteTarget {
  return { method: method === 'POST' ? 'POST' : 'GET', pathname, query, ...parsePath(pathname) };
}
