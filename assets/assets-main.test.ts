import { expect, test } from 'vitest';
import { runProcess } from '#tests/support/server/run-process.ts';
import { isPicture } from './pictures/pictures-generator.ts';

test('a mistyped file of a review is refused, and one as the check prints it is not', async () => {
  const files = ['content/ar/services/3.yaml', 'services/33.yaml'];
  const args = ['assets/assets-main.ts', 'reviewed', '--same', ...files];
  const { code, err } = await runProcess(process.execPath, args, { cwd: '.', env: process.env });
  expect([code, err]).toEqual([1, 'There is no content/en/services/33.yaml.\n']);
});

test.each(['about.JPG', 'about.png', 'about us.jpg', 'صورة.jpg'])('%s is not used as a picture', (name) => {
  const used = [name, 'IMG_1.webp'].map((each) => isPicture(`content/pictures/${each}`));
  expect(used).toEqual([false, true]);
});
