import type { Content } from '#content/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { asRecord } from '#content/schema-fields.ts';
import { registerSchema } from '#content/schemas/register.ts';
import { languageCodes } from '#i18n/languages.ts';
import { numbersIn } from './facts-in-texts.ts';

const file = 'register.yaml';

/** Checks that the counters, their note and the register's texts state the sums of the register. */
export function checkRegister({ files }: Content): Issue[] {
  const { data } = registerSchema.safeParse(files[file]);
  if (!data) return [];
  const total = (list: { clients: number }[]) => list.reduce((sum, { clients }) => sum + clients, 0);
  const asked = data.sectors.flatMap((sector) => Object.values(sector.asked)).reduce((a, b) => a + b, 0);
  const again = asked - total(data.declined);
  const percent = (part: number) => Math.round((100 * part) / asked);
  return languageCodes.flatMap((language): Issue[] => {
    const counters = asRecord(asRecord(files[`${language}/firm.yaml`]).counters);
    const counted = [counters.strip, counters.services].flatMap((list) =>
      (Array.isArray(list) ? list : []).map((counter) => Number(asRecord(counter).to)),
    );
    const said = numbersIn(String(counters.note)).map(Number);
    const messages = asRecord(asRecord(files[`${language}/pages/work.yaml`]).work);
    const drawn = numbersIn(String(messages.drawing)).map(Number);
    const missing = [
      ...[again, data.sectors.length, percent(again), percent(total(data.global500))].filter(
        (sum) => !counted.includes(sum),
      ),
      ...[asked, again].filter((sum) => !said.includes(sum)),
      ...[asked].filter((sum) => !drawn.includes(sum)),
    ];
    return missing.map((found) => ({ file, key: '', code: 'register.differs', found }));
  });
}
