import { execFileSync, spawnSync } from 'node:child_process';

const mount = 'mount -t tmpfs -o size=60m tmpfs /mnt && exec "$@"';
const namespace = ['--map-root-user', '--mount', 'sh', '-c', mount, 'sh'];

export const canMount = spawnSync('unshare', [...namespace, 'true']).status === 0;

/** Runs a command with a separate disk at /mnt, small enough to fill. Returns what it prints. */
export function onSmallDisk(command: string[], env = process.env): string {
  return execFileSync('unshare', [...namespace, ...command], { encoding: 'utf8', env });
}
