import { startServer } from '../server/main.ts';
import { buildIfChanged } from './build.ts';

try {
  await buildIfChanged();
  await startServer();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
