/** Returns whether staff type `website …` here: a settings file is named, and npm has not started this process. */
export function isInstalled(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env.SETTINGS_FILE) && !env.npm_lifecycle_event;
}

export function programName(program: string, env?: NodeJS.ProcessEnv): string {
  return isInstalled(env) ? `website ${program}` : `npm run ${program} --`;
}

/** Returns a command as staff type it: `website inbox list`, or `npm run inbox -- list` in a checkout. */
export function staffCommand(program: string, args = '', env?: NodeJS.ProcessEnv): string {
  const name = programName(program, env);
  return args ? `${name} ${args}` : name.replace(/ --$/, '');
}
