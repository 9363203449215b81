import { runProgram } from '#lib/run-program.ts';
import { buildIfChanged } from './build-if-changed.ts';

await runProgram(buildIfChanged);
