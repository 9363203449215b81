// @ts-check
// node scripts/installed.mjs [--dev]
// Begins each script of package.json that installs nothing by itself: says what to run where packages are missing.
import { areInstalled, provideNode, readPackages, runStep } from './packages.mjs';

const withDev = process.argv.includes('--dev');

runStep(() => {
  const { locked, installed } = readPackages();
  if (!installed || !areInstalled(locked, installed, withDev))
    throw new Error(
      `The packages of package-lock.json are not installed. Run: npm ci${withDev ? '' : ' --omit=dev'}`,
    );
  provideNode();
});
