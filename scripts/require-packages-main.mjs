// @ts-check
// node scripts/require-packages-main.mjs [--dev]: prints the command that installs missing packages.
import { areInstalled, withPackages } from './packages.mjs';

withPackages((locked, installed, wantsDev) => {
  if (areInstalled(locked, installed, wantsDev)) return;
  const command = `npm ci${wantsDev ? '' : ' --omit=dev'}`;
  throw new Error(`The packages of package-lock.json are not installed. Run: ${command}`);
});
