import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

addEventListener('message', async ({ data: challenge }) => {
  postMessage(await solveChallenge({ challenge, deriveKey }));
});
