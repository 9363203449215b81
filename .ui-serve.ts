import { createServer } from 'node:http';
import { readFileSync, existsSync } from 'node:fs';
import sirv from 'sirv';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pageHeaders } from './server/headers.ts';
import { randomInt } from 'node:crypto';
const dist = '/tmp/ui/dist';
const files = sirv(dist, { dev: true, extensions: [] });
let mode = 'sent';
createServer(async (req, res) => {
  const url = new URL(req.url!, 'http://x');
  if (url.pathname.startsWith('/mode/')) { mode = url.pathname.slice(6); return res.end(mode); }
  if (req.method === 'POST') {
    let body = ''; for await (const c of req) body += c;
    const entries = Object.fromEntries(new URLSearchParams(body));
    let proof: unknown = 'none';
    if (entries.altcha) { const p = JSON.parse(atob(entries.altcha)); proof = await verifySolution({ ...p, deriveKey, hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }); }
    console.log(req.url, req.headers.accept, entries, proof);
    const json = (s: number, o: unknown) => { res.writeHead(s, { 'content-type': 'application/json' }); res.end(JSON.stringify(o)); };
    if (mode === 'slow') await new Promise((r) => setTimeout(r, 3000));
    if (mode === 'refused') return json(422, { state: 'refused', problems: { email: 'email' } });
    if (mode.startsWith('fail-')) return json(503, { state: 'failed', code: mode.slice(5), ticket: 'NEW' });
    if (mode === 'html') { res.writeHead(502); return res.end('<h1>Bad gateway'); }
    if (mode === 'drop') return req.socket.destroy();
    return json(200, { state: 'sent', next: `${url.pathname.startsWith('/ar') ? '/ar' : ''}/contactus/sent?key=x` });
  }
  if (url.pathname === '/forms/challenge') {
    const c = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: randomInt(300, 700), expiresAt: new Date(Date.now() + 3600e3), deriveKey, hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' });
    res.writeHead(200, { 'content-type': 'application/json' }); return res.end(JSON.stringify(c));
  }
  const name = (url.pathname === '/' ? '/index' : url.pathname).slice(1) + '.html';
  if (existsSync(`${dist}/${name}`)) {
    const sources = JSON.parse(readFileSync(`${dist}/.page-sources.json`, 'utf8'));
    const ar = name.startsWith('ar');
    const text = readFileSync(`${dist}/${name}`, 'utf8').replaceAll('%ticket%', 'T1').replaceAll('%reference%', 'K7MF-3XQ2')
      .replaceAll('%received%', ar ? 'الأحد ٢٢ نوفمبر، ٢:٠٢ م' : 'Sunday 22 November, 2:02 pm').replaceAll('%readBy%', ar ? 'الاثنين ٢٣ نوفمبر' : 'Monday 23 November').replaceAll('%answerBy%', ar ? 'الثلاثاء ٢٤ نوفمبر' : 'Tuesday 24 November');
    const h: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' };
    const list = pageHeaders(sources[name]); for (let i = 0; i < list.length; i += 2) h[list[i]!] = list[i + 1]!;
    delete h['Strict-Transport-Security'];
    res.writeHead(200, h); return res.end(text);
  }
  files(req, res, () => { res.writeHead(404); res.end(); });
}).listen(4777);
