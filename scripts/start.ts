import { buildIfChanged } from './build.ts';

try {
  await buildIfChanged();
  const { startServer } = await import('../server/main.ts');
  await startServer();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
