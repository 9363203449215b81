import type { ReactNode } from 'react';
import type { LegalIdentity } from '#content/legal-identity.ts';
import type { PictureId } from '#content/pictures/picture-ids.ts';
import { getPicture } from '#content/pictures/pictures.ts';
import { ContactDetailsList, LegalRows } from '#sections/contact-details/contact-details-list.tsx';
import type { ContactDetails } from '#sections/contact-details/contact-details-props.ts';
import { Breadcrumb, type BreadcrumbProps } from '#ui/breadcrumb.tsx';
import { BulletList } from '#ui/bullet-list.tsx';
import { Picture } from '#ui/picture.tsx';
import { JobFactList, type JobFactListProps } from '../jobs/job-fact-list.tsx';
import styles from './form-section.module.css';

interface FormSectionProps {
  breadcrumbs?: BreadcrumbProps;
  job?: Omit<JobFactListProps, 'state'>;
  introduction?: string;
  contactDetails?: ContactDetails;
  legal?: LegalIdentity;
  goodToKnow?: { title: string; points: string[] };
  picture?: PictureId | undefined;
  children: ReactNode;
}

/** A form with the facts next to it; on a phone a job's facts come before the form, other facts after it. */
export function FormSection(props: FormSectionProps) {
  const { breadcrumbs, job, introduction, contactDetails, legal, goodToKnow, picture, children } = props;
  return (
    <section className={breadcrumbs ? `section-end ${styles.first}` : 'section-end'}>
      {breadcrumbs && (
        <div className={`container ${styles.breadcrumbs}`}>
          <Breadcrumb {...breadcrumbs} />
        </div>
      )}
      <div className={`container grid ${styles.columns}`}>
        {job && (
          <div className={`col ${styles.facts}`}>
            <JobFactList {...job} state="open" />
          </div>
        )}
        <div className={`col ${styles.form}`}>
          {introduction && <p className={`lead ${styles.introduction}`}>{introduction}</p>}
          {children}
        </div>
        <div className={`col ${styles.beside}`}>
          {contactDetails && <h2 className="visually-hidden">{contactDetails.labels.label}</h2>}
          {contactDetails && <ContactDetailsList {...contactDetails} />}
          {legal && (
            <div className={styles.legal}>
              <h2 className="label">{legal.label}</h2>
              <LegalRows {...legal} />
            </div>
          )}
          {goodToKnow && (
            <div className={`small ${styles.goodToKnow}`}>
              <h2 className="label">{goodToKnow.title}</h2>
              <BulletList points={goodToKnow.points} ruled />
            </div>
          )}
          {picture && <Picture source={getPicture(picture, 'besideForm')} />}
        </div>
      </div>
    </section>
  );
}
