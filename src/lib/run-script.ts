import { messageOf } from './error-message.ts';

/** Runs a script. Prints the message of an error that it throws, and ends the process with 1. */
export async function runScript(main: () => unknown) {
  try {
    await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
