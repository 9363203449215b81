import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A separate disk, small enough to fill. */
const mount = 'mount -t tmpfs -o size=60m tmpfs /mnt && exec "$@"';
const onSmallDisk = (command: string[]) => [
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  mount,
  'sh',
  ...command,
];
const canMount = spawnSync('unshare', onSmallDisk(['true'])).status === 0;

test.skipIf(!canMount)('the purge works on a completely full disk, and frees space', () => {
  const program = `
    const { statSync, statfsSync, writeFileSync } = await import('node:fs');
    const { openDatabase } = await import(${url('../database/open-database.ts')});
    const { pendingUploadTtlMs, insertPendingUpload } = await import(${url('./pending-uploads.ts')});
    const { purgeExpired } = await import(${url('./retention.ts')});
    const retention = { contactMonths: 1, applicationsMonths: 1, quarantineDays: 1 };
    const store = await openDatabase({ dataDir: '/mnt/data' });
    const freeBytes = () => statfsSync('/mnt').bavail * statfsSync('/mnt').bsize;
    await purgeExpired(store, retention, 0);
    const free = [freeBytes()];
    const file = { name: '', type: '', bytes: new Uint8Array(5e6).fill(1), warnings: [] };
    let kept = 0;
    while (await insertPendingUpload(store, file, 1).then(() => true, () => false)) kept += 1;
    writeFileSync('/mnt/filled', new Uint8Array(freeBytes()).fill(1));
    free.push(freeBytes());
    await purgeExpired(store, retention, pendingUploadTtlMs + 1);
    free.push(freeBytes() + statSync('/mnt/filled').size);
    const left = await store.database.selectFrom('pending_uploads').select('token').execute();
    console.log(JSON.stringify({ kept, left, free }));`;
  const command = [process.execPath, '--input-type=module', '--eval', program];
  const { kept, left, free } = JSON.parse(
    execFileSync('unshare', onSmallDisk(command), { encoding: 'utf8' }),
  );
  expect(kept).toBeGreaterThan(3);
  expect(left).toEqual([]);
  expect(free[1]).toBe(0);
  expect(free[2]).toBeGreaterThanOrEqual(free[0] - 100_000);
});

function url(path: string): string {
  return JSON.stringify(import.meta.resolve(path));
}
