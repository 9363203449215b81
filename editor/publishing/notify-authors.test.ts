import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { renderMail } from '../../src/render.tsx';
import type { HeldBack } from './hold-back.ts';
import { heldBackMail, heldSaves } from './notify-authors-main.ts';

const held = (entry: string): HeldBack => ({
  entry,
  names: { en: 'Jobs › Analyst', ar: 'الوظائف › محلل' },
  dependsOnHeld: false,
  issues: {
    en: [{ label: 'Jobs › Analyst', text: 'Two <spaces>. Delete one.', file: `en/${entry}` }],
    ar: [{ label: 'الوظائف › محلل', text: 'مسافتان. احذف إحداهما.', file: `en/${entry}` }],
  },
});

test('the last author of the entry gets the email, in the language of the save', () => {
  const folder = newFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  for (const [file, address, message] of [
    ['content/en/jobs/1.yaml', 'layla@firm.example', 'Update jobs “1”'],
    ['content/ar/people/omar.yaml', 'sami@firm.example', 'تحديث «عمر»'],
    ['content/en/site.yaml', 'nobody', 'Update site'],
  ] as const) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), message);
    git('add', '--all');
    git('-c', 'user.name=A', '-c', `user.email=${address}`, 'commit', '--quiet', '-m', message);
  }
  const entries = ['jobs/1.yaml', 'people/omar.yaml', 'site.yaml'];
  const saves = heldSaves(
    entries.map((entry) => held(entry)),
    folder,
  );
  expect(saves.map(({ address, language }) => [address, language])).toEqual([
    ['layla@firm.example', 'en'],
    ['sami@firm.example', 'ar'],
  ]);
  expect(new Set(saves.map(({ key }) => key)).size).toBe(2);
});

test.each(['en', 'ar'] as const)(
  'the email in %s names the entry, the field and the remedy, and links to the editor',
  (language) => {
    const mail = heldBackMail(
      { key: 'x', held: held('jobs/1.yaml'), address: 'a@b.example', language },
      'https://www.firm.example',
    );
    const [{ label = '', text = '' } = {}] = held('').issues[language];
    expect(mail.text).toContain(label);
    expect(mail.text).toContain(text);
    expect(mail.text).toContain(`https://www.firm.example${language === 'ar' ? '/ar' : ''}/edit`);
    expect(mail.body && renderMail(mail.body)).toContain(text.replace('<spaces>', '&lt;spaces&gt;'));
  },
);
