import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { readPicture } from './editor-folder.ts';
import { type editorOf, photograph } from './editor-panes.ts';

type Editor = ReturnType<typeof editorOf>;

/** A table as Word copies it, without a heading row. */
const table = (...cells: string[]) =>
  `<table>${cells.map((cell) => `<tr><td>${cell}</td><td>${cell}</td></tr>`).join('')}</table>`;

export const article = {
  en: {
    title: 'What a ledger forgets',
    seo: 'A note on what the books of a company leave out, and on who could have written it down in time.',
    text: 'A ledger forgets what no one wrote.',
    heading: 'Who writes',
    // Word copies a soft hyphen, two spaces, its bullet and a heading of level one.
    body:
      '<p>A led\u00adger forgets  what no one wrote.</p><h1>Who writes</h1><p>Someone <b>must</b>.</p><p>·\u00a0One who saw it</p><p>·\u00a0One who asks</p>' +
      table('Who wrote', 'Someone'),
  },
  ar: {
    title: 'ما ينساه السجلّ',
    seo: 'كلمةٌ فيما تُغفله دفاتر الشركات، وفيمن كان في وسعه أن يدوّنه في حينه قبل أن ينساه الجميع ويضيع أثره.',
    text: 'ينسى السجلّ ما لم يكتبه أحد.',
    heading: 'من يكتب',
    body:
      '<p>ينسى السجلّ ما لم يكتبه أحد.</p><h1>من يكتب</h1><p>لا بدّ <b>من کاتب</b>.</p><p>·\u00a0من رأى</p><p>·\u00a0من يسأل</p>' +
      table('من كتب', 'أحدهم'),
  },
};

/** Fills the empty form of a new job in Egypt. */
export async function fillJob(editor: Editor) {
  for (const language of languageCodes) {
    const { title, seo, text, heading } = article[language];
    await editor.write(language, 'Job title', title);
    await writeForSearch(editor, language, title, seo);
    for (const label of ['Introduction', 'About']) await editor.write(language, label, text);
    for (const label of ['Responsibilities', 'Requirements'])
      await editor.write(language, label, [title, heading, text]);
  }
  const choices = { 'Working hours': 'Full-time', Place: 'Egypt', 'Field of work': 'Finance' };
  for (const [label, choice] of Object.entries(choices)) await editor.choose(label, choice);
  await editor.write('en', 'Posted on', '2026-11-02');
  await editor.tick();
}

async function writeForSearch(editor: Editor, language: Language, title: string, description: string) {
  const engines = editor.field(language, 'Search engines');
  await editor.write(language, 'Title', title, engines);
  await editor.write(language, 'Description', description, engines);
}

/** Appears on that day: `2026-11-20`. */
export async function addArticle(editor: Editor, day: string) {
  await editor.open('#/collections/insights/new');
  for (const language of languageCodes) {
    const { title, seo, text, body } = article[language];
    await editor.write(language, 'Title', title);
    await writeForSearch(editor, language, title, seo);
    for (const label of ['Description', 'Picture description']) {
      await editor.fields(language, label).last().getByRole('textbox').fill(text);
    }
    await editor.write(language, 'Pull quote', text);
    const note = editor.field(language, 'Note at the end');
    await editor.write(language, 'Heading', title, note);
    await editor.write(language, 'Text', text, note);
    await editor.paste(language, 'Text', body);
  }
  await editor.choose('Author', 'Layla Mansour');
  await editor.write('en', 'Published on', day);
  const buffer = await photograph(1600).png().toBuffer();
  await editor.addPicture('Picture', { name: 'Ledger.png', id: 'ledger', buffer, width: 1600 });
  await editor.choose('Service', 'Corporate governance');
  await editor.choose('Case study', 'TRADIMOS');
  await editor.tick();
  await editor.save();
}

/** Chooses a picture that is too small for the open office, and saves it with two photographs, one after the other. */
export async function choosePhotographs(page: Page, editor: Editor, saved: () => Promise<string>) {
  const small = await photograph(500).png().toBuffer();
  await editor.addPicture('Picture', { name: 'Small.png', id: 'small', buffer: small, width: 500 });
  const issue = expect.stringContaining('500 pixels wide. Here it needs at least 720.');
  expect(await editor.refused()).toContainEqual(['Picture', issue]);
  const taken = photograph(3000).withExif({ IFD3: { GPSLatitude: '24/1 0/1 0/1' } });
  const [jpeg, heic] = [await taken.jpeg().toBuffer(), readFileSync('tests/support/content/iphone.heic')];
  for (const each of [
    { name: 'صورة النيل.jpeg', id: 'swrt-alnyl', buffer: jpeg, width: 2400 },
    { name: 'iPhone.heic', id: 'iphone', buffer: heic, width: 1000 },
  ]) {
    await editor.addPicture('Picture', each);
    await editor.save();
    expect(await saved()).toMatch(new RegExp(`^picture: ${each.id}$`, 'm'));
    const { format, width, exif } = await sharp(await readPicture(page, `${each.id}.webp`)).metadata();
    expect([format, width, exif]).toEqual(['webp', each.width, undefined]);
    await editor.open('#/collections/offices/entries/cairo');
  }
}
