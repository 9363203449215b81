import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

addEventListener('message', async ({ data: challenge }) => {
  // Without https a browser offers no cryptography.
  postMessage(await solveChallenge({ challenge, deriveKey }).catch(() => null));
});
