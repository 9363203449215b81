import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '#language/languages.ts';

export const languageNames: Record<Language, string> = { en: 'English', ar: 'Arabic' };

/** In the order of a sheet's columns. */
export const fieldLabels: Record<string, string> = {
  country: 'Country',
  name: 'Name',
  jobTitle: 'Job title',
  email: 'E-mail',
  countryCode: 'Country code',
  mobileNumber: 'Mobile number',
  companyName: 'Company',
  industry: 'Industry',
  reasonForContact: 'Reason for contact',
  interestedField: 'Field of interest',
  job: 'Job',
  service: 'Service',
  message: 'Message',
};

/** The consent is shown in a column of its own. */
export const shownElsewhere = new Set(['privacyPolicy']);

/** A field's value; for a choice, its English label. */
export function fieldText(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const folder = folders[name];
  return (folder ? titleIn(folder, text) : chosen(name, text)) ?? text;
}

function chosen(name: string, value: string): string | undefined {
  const choices = read('forms.yaml').choices as Record<string, Record<string, string>> | undefined;
  const words = choices?.[name];
  return words && Object.hasOwn(words, value) ? words[value] : undefined;
}

const folders: Record<string, string> = { job: 'jobs', service: 'services' };

function titleIn(folder: string, id: string): string | undefined {
  const { title } = /^\d+$/.test(id) ? read(`${folder}/${id}.yaml`) : {};
  return title === undefined ? undefined : `${title} (${id})`;
}

const content = new URL('../../../content/en/', import.meta.url);
const known = new Map<string, Record<string, unknown>>();

/** Empty where the file is missing: what was sent must be readable without it. */
function read(name: string): Record<string, unknown> {
  const file = new URL(name, content);
  const found = known.get(name) ?? (existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});
  known.set(name, found);
  return found;
}
