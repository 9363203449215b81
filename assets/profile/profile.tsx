import type { ReactNode } from 'react';
import { CaseSheet } from './case-sheet.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { Cover } from './cover.tsx';
import { FirmSheet } from './firm-sheet.tsx';
import { OfficesSheet } from './offices-sheet.tsx';
import type { ProfileContent } from './profile-content.ts';
import { ServicesOpening, ServicesSheet } from './services-sheets.tsx';
import { Sheet, type Surface } from './sheet.tsx';
import { ValuesSheet } from './values-sheet.tsx';
import { VisionSheet } from './vision-sheet.tsx';

/** The company profile, sheet by sheet. The cover counts as the first page and shows no number. */
export function Profile({ firmName, pageNumber, ...content }: ProfileContent) {
  const sheets: [Surface, ReactNode][] = [
    ['limestone', <FirmSheet key="firm" {...content.firm} />],
    ['night', <VisionSheet key="vision" {...content.vision} />],
    ['limestone', <ValuesSheet key="values" {...content.values} />],
    ['limestone', <ServicesOpening key="services" {...content.services} />],
    ...content.services.sheets.map((entries): [Surface, ReactNode] => [
      'limestone',
      <ServicesSheet key={entries[0]?.title} label={content.services.label} entries={entries} />,
    ]),
    ...content.cases.map((study): [Surface, ReactNode] => [
      'sand',
      <CaseSheet key={study.name} {...study} />,
    ]),
    ['limestone', <OfficesSheet key="offices" {...content.offices} />],
    ['night', <ContactSheet key="contact" {...content.contact} />],
  ];
  return (
    <main>
      <Cover {...content.cover} />
      {sheets.map(([surface, sheet], index) => (
        <Sheet key={pageNumber(index + 2)} surface={surface} firm={firmName} number={pageNumber(index + 2)}>
          {sheet}
        </Sheet>
      ))}
    </main>
  );
}
