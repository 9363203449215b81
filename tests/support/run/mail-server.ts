import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { dataFolder, mailFolder } from './test-settings.ts';

// This mail server of the browser tests writes every mail into a folder. It starts before the site, so it removes the
// data of an earlier run too: a receiver gets few confirmations a day.
for (const folder of [dataFolder, mailFolder]) rmSync(folder, { recursive: true, force: true });
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
