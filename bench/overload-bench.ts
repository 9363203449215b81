import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ticketOf } from './form-load.ts';
import { type OurServer, startOurServer } from './our-server.ts';

/** What came back from a server under load. */
interface Answers {
  served: number;
  refused: number;
  /** Connections that broke or waited longer than two seconds. */
  lost: number;
  /** The 99th percentile of all answers' times, in milliseconds. */
  slowest: number;
}

/** Connections that always have a request under way: what the server serves well, and ten times as many. */
const crowds = { usual: 300, tenfold: 3000 };
const seconds = 6;
/** Under ten times the load: the share of the usual pages a second that must still be served, milliseconds, and megabytes. */
const wanted = { pages: 0.5, slowest: 2000, memory: 500 };

/** Asks the real server for more than it can answer, pages and messages at once. Returns what is over budget. */
export async function benchOverload(): Promise<string[]> {
  const server = await startOurServer();
  try {
    const usual = await askPages(server, crowds.usual);
    console.log(`${crowds.usual} connections, pages: ${line(usual)}`);
    const [pages, messages] = await Promise.all([
      askPages(server, crowds.tenfold),
      sendMessages(server, crowds.usual),
    ]);
    console.log(`${crowds.tenfold} connections, pages: ${line(pages)}`);
    console.log(`${crowds.usual} of them more, messages: ${line(messages)}`);
    const after = await askPages(server, crowds.usual);
    console.log(`${crowds.usual} connections again, pages: ${line(after)}`);
    console.log(`At most ${server.peak()} MB`);
    return over(usual, pages, server.peak());
  } finally {
    await server.stop();
  }
}

function over(usual: Answers, pages: Answers, peak: number): string[] {
  const found: string[] = [];
  const share = pages.served / usual.served;
  if (share < wanted.pages)
    found.push(`pages served under overload: ${share.toFixed(2)}, wanted ${wanted.pages}`);
  if (pages.slowest > wanted.slowest)
    found.push(`99th percentile under overload: ${pages.slowest} ms, wanted ${wanted.slowest}`);
  if (peak > wanted.memory) found.push(`memory under overload: ${peak} MB, budget ${wanted.memory}`);
  return found;
}

function line({ served, refused, lost, slowest }: Answers): string {
  return `${served} served and ${refused} refused a second, ${lost} lost, 99th percentile ${slowest} ms`;
}

function askPages({ origin }: OurServer, connections: number): Promise<Answers> {
  return load(`${origin}/`, connections, 'wrk.headers["Accept-Encoding"] = "br"');
}

async function sendMessages({ origin }: OurServer, connections: number): Promise<Answers> {
  const ticket = await ticketOf(`${origin}/contactus`);
  const fields = new URLSearchParams({
    ticket,
    country: 'ksa',
    name: 'سارة العتيبي',
    jobTitle: 'Director',
    mobileNumber: '0501234567',
    companyName: 'Company',
    industry: 'retail',
    reasonForContact: 'general-inquiry',
    message: 'A question about governance. '.repeat(10),
    privacyPolicy: 'on',
  });
  return load(
    `${origin}/contactus`,
    connections,
    `local count = 0
    wrk.method = "POST"
    wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
    wrk.headers["Accept"] = "application/json"
    wrk.headers["Sec-Fetch-Site"] = "same-origin"
    request = function()
      count = count + 1
      return wrk.format(nil, nil, nil, "${fields}&email=visitor" .. count .. "%40company.example")
    end`,
  );
}

/** Runs wrk, which scripts speak Lua to. */
async function load(url: string, connections: number, script: string): Promise<Answers> {
  const folder = mkdtempSync(join(tmpdir(), 'overload-'));
  const file = join(folder, 'load.lua');
  writeFileSync(file, `${script}\n${counting}`);
  const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', file, url]);
  const printed = await text(child.stdout);
  rmSync(folder, { recursive: true });
  const [, served, refused, lost, slowest] = /(\d+) (\d+) (\d+) ([\d.]+)\s*$/.exec(printed) ?? [];
  if (slowest === undefined) throw new Error(`wrk said:\n${printed}`);
  const perSecond = (count: string | undefined) => Math.round(Number(count) / seconds);
  return {
    served: perSecond(served),
    refused: perSecond(refused),
    lost: Number(lost),
    slowest: Math.round(Number(slowest) / 1000),
  };
}

const counting = `
served, refused = 0, 0
local threads = {}
function setup(thread) table.insert(threads, thread) end
function response(status)
  if status == 503 then refused = refused + 1 elseif status < 400 then served = served + 1 end
end
function done(summary, latency)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  print(threads[1]:get("served") .. " " .. threads[1]:get("refused") .. " " .. lost .. " " .. latency:percentile(99))
end`;
