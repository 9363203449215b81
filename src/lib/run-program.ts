import { messageOf } from './error-message.ts';

/** Runs a program. If it throws, prints the message without a stack, and the program fails. */
export async function runProgram(main: () => unknown) {
  try {
    await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
