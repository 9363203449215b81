import { expect, test } from 'vitest';
import { runProcess } from '#tests/support/server/run-process.ts';

test('a mistyped file of a review is refused, and one as the check prints it is not', async () => {
  const files = ['content/ar/services/3.yaml', 'services/33.yaml'];
  const args = ['assets/assets-main.ts', 'reviewed', '--same', ...files];
  const { code, err } = await runProcess(process.execPath, args, { cwd: '.', env: process.env });
  expect([code, err]).toEqual([1, 'There is no content/en/services/33.yaml.\n']);
});
