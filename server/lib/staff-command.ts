type Environment = Record<string, string | undefined>;

/**
 * Whether `website` runs the staff commands: the service and `website` itself (docs/operating.md) name a settings file,
 * and nothing of it is started by npm.
 */
export function isInstalled(env: Environment = process.env): boolean {
  return Boolean(env.SETTINGS_FILE) && !env.npm_lifecycle_event;
}

/** The command before its arguments. */
export function programName(program: string, env?: Environment): string {
  return isInstalled(env) ? `website ${program}` : `npm run ${program} --`;
}

/** A command as it is typed where this program runs: `website inbox list`, or `npm run inbox -- list` in a checkout. */
export function staffCommand(program: string, args = '', env?: Environment): string {
  const name = programName(program, env);
  return args ? `${name} ${args}` : name.replace(/ --$/, '');
}
