import type { MiddlewareHandler } from 'astro';

/** Gives a page in `astro dev` the status that the server answers it with. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  if (!locals.live || response.status !== 200) return response;
  return new Response(response.body, { status: locals.live.status, headers: response.headers });
};
