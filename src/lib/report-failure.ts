import { messageOf } from './error-message.ts';

/** Runs a program. What it throws is printed as its message alone, and the program ends with 1. */
export async function reportFailure(main: () => unknown) {
  try {
    await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
