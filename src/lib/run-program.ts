import { messageOf } from './error-message.ts';

/** Runs a program. Prints the message of an error that it throws, and ends the program with 1. */
export async function runProgram(main: () => unknown) {
  try {
    await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
