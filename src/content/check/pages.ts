import type { Fault } from '#content/faults.ts';
import type { Content } from '#content/read-content.ts';
import { ownPartIds } from '#content/schemas/page.ts';
import { languageCodes } from '#language/languages.ts';
import { pageIds } from '#language/pages.ts';

/** Pages of the registry that have no file, files that belong to none, and parts that belong to one page alone. */
export function checkPages({ files }: Content): Fault[] {
  return languageCodes.flatMap((language) => {
    const fileOf = (id: string) => `${language}/pages/${id}.yaml`;
    const known = ['home', ...pageIds].map(fileOf);
    const strange = Object.keys(files).filter(
      (file) => file.startsWith(`${language}/pages/`) && !known.includes(file),
    );
    const missing = known.filter((file) => !(file in files));
    return [
      ...strange.map((file): Fault => ({ file, key: '', code: 'file.unknown' })),
      ...missing.map((file): Fault => ({ file, key: '', code: 'file.missing' })),
      ...pageIds.flatMap((id) => misplacedParts(fileOf(id), id, files[fileOf(id)])),
    ];
  });
}

function misplacedParts(file: string, id: string, page: unknown): Fault[] {
  return ownPartIds.flatMap((own): Fault[] => {
    if (typeof page !== 'object' || page === null) return [];
    const isThere = own in page;
    if (isThere === (own === id)) return [];
    return [
      isThere
        ? { file, key: '', code: 'field.unknown', found: own }
        : { file, key: own, code: 'field.missing' },
    ];
  });
}
