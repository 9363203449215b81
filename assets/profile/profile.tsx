import type { ReactNode } from 'react';
import { CaseSheet } from './case-sheet.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { Cover, FirmSheet, RegisterSheet, ValuesSheet, VisionSheet } from './firm-sheets.tsx';
import { OfficesSheet } from './offices-sheet.tsx';
import type { ProfileContent } from './profile-content.ts';
import { ServicesSheet } from './services-sheet.tsx';
import styles from './sheets.module.css';

type Sheet = [kind: string, surface: string, ReactNode];

/** The sheets of the company profile. The cover is page 1, but shows no number. */
export function Profile({ firmName, pageNumber, ...content }: ProfileContent) {
  const sheets: Sheet[] = [
    ['cover', 'on-dark', <Cover key="cover" {...content.cover} />],
    ['firm', '', <FirmSheet key="firm" {...content.firm} />],
    ['vision', 'on-dark', <VisionSheet key="vision" {...content.vision} />],
    ['register', '', <RegisterSheet key="register" {...content.register} />],
    ['values', '', <ValuesSheet key="values" {...content.values} />],
    ...content.services.map((part): Sheet => ['services', '', <ServicesSheet key={part.label} {...part} />]),
    ...content.cases.map((study): Sheet => ['case', 'on-sand', <CaseSheet key={study.name} {...study} />]),
    ['offices', '', <OfficesSheet key="offices" {...content.offices} />],
    ['contact', 'on-dark', <ContactSheet key="contact" {...content.contact} />],
  ];
  return (
    <main>
      {sheets.map(([kind, surface, sheet], index) => (
        <section
          key={pageNumber(index + 1)}
          className={`${styles.sheet} ${styles[kind]} ${surface}`}
          data-frame
        >
          {sheet}
          {/* Not tagged, so that screen readers do not repeat it on every page. */}
          {index > 0 && (
            <p className={`muted ${styles.foot}`} aria-hidden="true" data-foot>
              <span>{firmName}</span>
              <span>{pageNumber(index + 1)}</span>
            </p>
          )}
        </section>
      ))}
    </main>
  );
}
