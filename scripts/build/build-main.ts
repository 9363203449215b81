import { reportFailure } from '#lib/report-failure.ts';
import { buildIfChanged } from './build-if-changed.ts';

await reportFailure(buildIfChanged);
