import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { mailFolder } from './test-settings.ts';

// The mail server of the browser tests: takes every mail, and lays it into a folder.
rmSync(mailFolder, { recursive: true, force: true });
mkdirSync(mailFolder, { recursive: true });
let count = 0;

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, taken) {
    stream.toArray().then((chunks) => {
      writeFileSync(`${mailFolder}/${++count}.eml`, Buffer.concat(chunks));
      taken();
    }, taken);
  },
}).listen(Number(process.env.PORT), 'localhost');
