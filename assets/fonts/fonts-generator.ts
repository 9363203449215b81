import { spawnSync } from 'node:child_process';
import { root } from '../../build/root.ts';
import { hashedFiles } from '../hashed-files.ts';
import { hashesOf, hashOfValues } from '../source-hashes.ts';

const cuts = ['display', 'text'].flatMap((face) => [`${face}-latin`, `${face}-arabic`]);
const strongCuts = ['text-latin-strong', 'text-arabic-strong'];

/** The fonts that the company profile is printed in, from the site's: see make.py. */
export const fonts = hashedFiles({
  name: 'fonts',
  hashes: () => {
    const hash = hashOfValues(hashesOf('src/styles/fonts/*.woff2', 'assets/fonts/make.py'));
    return Object.fromEntries(
      [...cuts, ...strongCuts].map((cut) => [`assets/profile/fonts/${cut}.woff2`, hash]),
    );
  },
  async draw(files, made) {
    const { status } = spawnSync('python3', ['assets/fonts/make.py'], { cwd: root, stdio: 'inherit' });
    if (status !== 0)
      throw new Error(
        'The fonts could not be made. Read the message above, or install what they need: python3 -m pip install fonttools brotli',
      );
    files.forEach(made);
  },
});
