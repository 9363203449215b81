// @ts-check
// node scripts/installed.mjs [--dev]
// Begins each script of package.json that installs nothing by itself: says what to run where packages are missing.
import { areInstalled, withPackages } from './packages.mjs';

withPackages((locked, installed, wantsDev) => {
  if (areInstalled(locked, installed, wantsDev)) return;
  const command = `npm ci${wantsDev ? '' : ' --omit=dev'}`;
  throw new Error(`The packages of package-lock.json are not installed. Run: ${command}`);
});
