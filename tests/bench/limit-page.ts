import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import staticFiles from '@fastify/static';
import Fastify from 'fastify';

/** Returns the fastest page possible with home's first words, picture and fonts: five rules of style, no script. */
export function limitPage(home: string): string {
  const first = (pattern: RegExp) => home.match(pattern)?.[0] ?? '';
  const all = (pattern: RegExp) => [...new Set(home.match(pattern) ?? [])].join('');
  const screen = first(/<main.*?<\/section>/s);
  const words = [...screen.matchAll(/<(h1|h2|p)\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, name, html = '']) => `<${name}>${html.replaceAll(/<[^>]*>/g, '')}</${name}>`,
  );
  const families = [...home.matchAll(/@font-face\{[^}]*font-family:([^;]+);src:url/g)].map(
    ([, name]) => name,
  );
  const [display, text] = families;
  return `<!doctype html>${first(/<html[^>]*>/)}<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">${first(/<title>.*?<\/title>/s)}
${first(/<meta name="description"[^>]*>/)}${all(/<link rel="preload"[^>]*>/g)}
<style>${all(/@font-face\{[^}]*src:url[^}]*\}/g)}body{margin:2rem;font:1.1rem/1.6 ${text},sans-serif}
h1,h2{font-family:${display},serif}img{inline-size:100%;block-size:auto}</style></head>
<body><main>${words.join('\n')}${first(/<picture>.*?<\/picture>/s)}</main></body></html>`;
}

/** Serves the limit pages at `/limit/en` and `/limit/ar`, with the build's files that they need. */
export async function serveLimitPages(dist: string) {
  const app = Fastify();
  await app.register(staticFiles, { root: dist, maxAge: '1y', immutable: true });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  for (const [language, file] of Object.entries({ en: 'index.html', ar: 'ar.html' })) {
    const page = brotliCompressSync(limitPage(readFileSync(join(dist, file), 'utf8')));
    app.get(`/limit/${language}`, (_, reply) => reply.headers(headers).send(page));
  }
  const { port } = new URL(await app.listen({ port: 0, host: 'localhost' }));
  return { origin: `http://localhost:${port}`, [Symbol.asyncDispose]: () => app.close() };
}
