import { renderToStaticMarkup } from 'react-dom/server';
import type { JobPosting } from 'schema-dts';
import { getOffices, getUi } from '#content/readers.ts';
import type { Job } from '#content/schemas/job.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#i18n/languages.ts';
import { riyadhIsoTime } from '#i18n/riyadh-time.ts';
import { richText } from '#ui/text.tsx';
import { namedFirm } from './entities-json-ld.ts';
import { absolute, entityIds } from './entity-ids.ts';
import { postalAddress } from './offices-json-ld.ts';

/** Returns an open job, as developers.google.com/search/docs/appearance/structured-data/job-posting requires. */
export function jobPosting(language: Language, job: Job): JobPosting {
  const firm = namedFirm(language);
  const office = getOffices(language).find(({ country }) => country === job.location);
  return {
    '@type': 'JobPosting',
    '@id': entityIds.job(language, job.id),
    title: job.title,
    description: renderToStaticMarkup(<Description job={job} labels={getUi(language).jobs} />),
    identifier: { '@type': 'PropertyValue', name: firm.name, value: String(job.id) },
    datePosted: job.datePosted,
    // Applications are taken until the day ends.
    ...(job.validThrough && { validThrough: riyadhIsoTime(job.validThrough, '23:59:59') }),
    employmentType: employmentTypes[job.type],
    hiringOrganization: { ...firm, sameAs: absolute('/') },
    jobLocation: { '@type': 'Place', address: postalAddress(job.location, office) },
    directApply: true,
  };
}

const employmentTypes: Record<Job['type'], string> = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME' };

function Description({ job, labels }: { job: Job; labels: Ui['jobs'] }) {
  return (
    <>
      <p>{richText(job.introduction)}</p>
      <h2>{labels.about}</h2>
      <p>{richText(job.about)}</p>
      <h2>{labels.responsibilities}</h2>
      <ul>{job.responsibilities.map(listItem)}</ul>
      <h2>{labels.requirements}</h2>
      <ul>{job.requirements.map(listItem)}</ul>
    </>
  );
}

const listItem = (point: string) => <li key={point}>{richText(point)}</li>;
