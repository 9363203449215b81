import { expect, test } from 'vitest';
import { canMount, onSmallDisk } from '#tests/support/server/small-disk.ts';

const url = (path: string) => JSON.stringify(import.meta.resolve(path));

test.skipIf(!canMount)(
  'on a completely full disk staff can read, the purge frees space, and the site starts',
  () => {
    const program = `
    const { statSync, statfsSync, writeFileSync } = await import('node:fs');
    const { setTimeout: pause } = await import('node:timers/promises');
    const { openDatabase } = await import(${url('../database/open-database.ts')});
    const { pendingUploadTtlMs, insertPendingUpload } = await import(${url('./pending-uploads.ts')});
    const { startBackgroundTasks } = await import(${url('../background-tasks.ts')});
    const { purgeExpired } = await import(${url('./retention.ts')});
    const retention = { contactMonths: 1, applicationsMonths: 1, quarantineDays: 1 };
    const where = { dataDir: '/mnt/data' };
    const store = await openDatabase(where);
    const freeBytes = () => statfsSync('/mnt').bavail * statfsSync('/mnt').bsize;
    await purgeExpired(store, retention, 0);
    const free = [freeBytes()];
    const file = { name: '', type: '', bytes: new Uint8Array(5e6).fill(1), warnings: [] };
    let kept = 0;
    while (await insertPendingUpload(store, file, 1).then(() => true, () => false)) kept += 1;
    writeFileSync('/mnt/filled', new Uint8Array(freeBytes()).fill(1));
    free.push(freeBytes());
    // A staff command reads what the site still has open.
    await (await openDatabase(where)).close();
    await purgeExpired(store, retention, pendingUploadTtlMs + 1);
    free.push(freeBytes() + statSync('/mnt/filled').size);
    const left = await store.database.selectFrom('pending_uploads').select('token').execute();
    await store.close();
    writeFileSync('/mnt/more', new Uint8Array(freeBytes()).fill(1));
    const settings = { ...where, formsClosed: true };
    const begun = await startBackgroundTasks({ store, settings, log: { error() {} } });
    for (let turn = 0; turn < 200 && !begun.hasSecret(); turn += 1) await pause(100);
    console.log(JSON.stringify({ kept, left, free, hasStarted: begun.hasSecret() }));
    process.exit();`;
    const command = [process.execPath, '--input-type=module', '--eval', program];
    const { kept, left, free, hasStarted } = JSON.parse(onSmallDisk(command));
    expect(kept).toBeGreaterThan(3);
    expect([left, hasStarted]).toEqual([[], true]);
    expect(free[1]).toBe(0);
    expect(free[2]).toBeGreaterThanOrEqual(free[0] - 100_000);
  },
);
