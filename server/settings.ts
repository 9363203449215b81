import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

type Environment = Record<string, string | undefined>;

/** What the build needs to know. Throws an Error whose message has one line per bad setting. */
export function readBuildSettings(env: Environment) {
  const { SITE_URL } = read(buildSettings, env);
  return { siteUrl: SITE_URL };
}

/** Where the server listens. Throws an Error whose message has one line per bad setting. */
export function readServerSettings(env: Environment) {
  const { HOST, PORT } = read(serverSettings, env);
  return { host: HOST, port: PORT };
}

const buildSettings = z.object({
  SITE_URL: z
    .string()
    .refine(isOrigin, 'must be an http or https address without a path: SITE_URL=https://www.rasikh.example')
    .transform((value) => new URL(value).origin)
    .default('https://www.rasikh.example'),
});

const serverSettings = z.object({
  HOST: z
    .string()
    .regex(
      /^[\w.:-]+$/,
      'must be a host name or an IP address: HOST=localhost, or HOST=0.0.0.0 for every network',
    )
    .default('localhost'),
  PORT: z
    .string()
    .refine(isPort, 'must be a whole number from 0 to 65535, 0 for any free one: PORT=4321')
    .transform(Number)
    .default(4321),
});

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function read<Schema extends z.ZodObject>(schema: Schema, env: Environment): z.output<Schema> {
  // An empty value, as in a copied `.env.example`, is one that was left out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [name], message }) => {
    return `${String(name)} is "${given[String(name)]}" but ${message}`;
  });
  throw new Error(lines.join('\n'));
}

// Loaded with this module, so that whoever reads a setting has seen the file; the environment wins over it.
const envFile = fileURLToPath(new URL('../.env', import.meta.url));
if (existsSync(envFile)) process.loadEnvFile(envFile);
