import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** When /.well-known/security.txt expires (RFC 9116, section 2.5.5), as content/security.yaml has it. */
export function securityTxtExpiry(): Date {
  const file = fileURLToPath(new URL('../content/security.yaml', import.meta.url));
  return new Date((parse(readFileSync(file, 'utf8')) as { expires: string }).expires);
}
