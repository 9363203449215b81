import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf } from '#lib/error-message.ts';
import { root } from '#lib/project-root.ts';

/** Returns the file that a program on this machine reads settings from: SETTINGS_FILE, else the project's `.env`. */
export function settingsFileOf(env: NodeJS.ProcessEnv): string {
  return env.SETTINGS_FILE ? resolve(env.SETTINGS_FILE) : resolve(root, '.env');
}

/** Adds the file's settings to the environment, whose values win. Throws an Error if it cannot read a named file. */
export function loadSettingsFile(env: NodeJS.ProcessEnv = process.env): void {
  const file = settingsFileOf(env);
  if (!env.SETTINGS_FILE && !existsSync(file)) return;
  for (const [name, value] of Object.entries(parseSettings(readSettingsFile(file)))) env[name] ??= value;
}

/** Returns the names in the file that are not `known`, such as mistyped ones; Node and libraries read some others. */
export function unknownNames(known: readonly unknown[], env: NodeJS.ProcessEnv = process.env): string[] {
  const elsewhere = /^(?:(?:NODE_|PG|SSL_|LC_)\w+|(?:HTTPS?|NO)_PROXY|TZ|LANG|PATH|HOME)$/;
  const file = settingsFileOf(env);
  const names = existsSync(file) ? Object.keys(parseSettings(readSettingsFile(file))) : [];
  return names.filter((name) => !known.includes(name) && !elsewhere.test(name));
}

function readSettingsFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `The settings in ${file} cannot be read (${codeOf(error)}). Check SETTINGS_FILE, and run the command as the site’s own user.`,
    );
  }
}

/** Reads lines as systemd does: `#` begins a comment only at their start. Throws an Error that names a wrong line. */
function parseSettings(text: string): NodeJS.ProcessEnv {
  const settings: NodeJS.ProcessEnv = {};
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value = ''] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (!name) throw new Error(`Line ${at + 1} of the settings is not NAME=value.`);
    settings[name] = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
  }
  return settings;
}
