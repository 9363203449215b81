import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageFolders } from '#i18n/languages.ts';
import { contentFolder, globFiles } from './files/read-collection.ts';

/** Matches the sample's name and flag, and facts that are reserved for examples (RFC 2606) or belong to no one. */
const reserved =
  /^sample: true|[\w.-]+\.example\b|\b7000000000\b|\b300000000000003\b|\b[A-Z]{4}0000\b|\b99999\d\b|٩٩٩٩٩[٠-٩]|\+?[\d ]*\b0{2,4} 0000\b|\bRasikh\b|(?<=شركة )راسخ(?!\p{L})|راسخ(?= للاستشارات)/gmu;

/** The Arabic name is a common word too, so that it counts by itself only in firm.yaml. */
const arabicName = /(?<!\p{L})راسخ(?!\p{L})/gu;

export interface SampleFact {
  file: string;
  found: string[];
}

/** Returns the facts that are left of the sample firm, by file. */
export function sampleFacts(folder = contentFolder): SampleFact[] {
  const files = globFiles(['*.yaml', `${languageFolders}/**/*.{yaml,md}`], folder);
  // The editor's hints show how things are written, and are not public.
  return files
    .filter((file) => !file.endsWith('/editor.yaml'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const names = file.endsWith('/firm.yaml') ? (text.match(arabicName) ?? []) : [];
      const found = [...new Set([...(text.match(reserved) ?? []), ...names].map((each) => each.trim()))];
      return found.length > 0 ? [{ file, found }] : [];
    });
}
