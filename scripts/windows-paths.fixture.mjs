// A program that preloads it reads folders as on Windows, with `\` between the folders of a path.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { globSync } = fs;
const { readdir } = fs.promises;
const asOnWindows = (file) => (typeof file === 'string' ? file.replaceAll('/', '\\') : file);
fs.globSync = (...args) => globSync(...args).map(asOnWindows);
fs.promises.readdir = async (...args) => (await readdir(...args)).map(asOnWindows);
syncBuiltinESMExports();
