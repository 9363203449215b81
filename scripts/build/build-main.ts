import { runScript } from '#lib/run-script.ts';
import { buildIfChanged } from './build-if-changed.ts';

await runScript(buildIfChanged);
