import type { SentSectionState, SentSubmission } from '#forms/form-states.ts';
import { fill } from '#i18n/fill.ts';
import { Button } from '#ui/button.tsx';
import { GoLink } from '#ui/link.tsx';
import { Reference } from '#ui/reference.tsx';
import { asServerSection } from '#ui/server-section.tsx';
import { richText } from '#ui/text.tsx';
import { NextLinks } from '../page/next-links.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { FormSection } from './form-section.tsx';
import type { SentSectionProps } from './sent-props.ts';
import styles from './sent-section.module.css';

/** Thanks for a submission, the other ways to the firm, and where to go from here. */
export function SentSection(props: SentSectionProps & SentSectionState) {
  const { messages, forms, people, contactDetails, breadcrumbs, home, nextLinks, sent } = props;
  return (
    <article>
      <FormSection contactDetails={contactDetails} breadcrumbs={breadcrumbs}>
        {sent && (
          <SentCard
            messages={{ ...messages, ...forms[sent.form] }}
            reader={people.find(({ country }) => country === sent.country)}
            home={home}
            sent={sent}
          />
        )}
      </FormSection>
      {sent && <NextLinks label={nextLinks} links={forms[sent.form].nextLinks} />}
    </article>
  );
}

export const SentServerSection = asServerSection<SentSectionProps, SentSectionState>(
  SentSection,
  'SentSection',
);

interface SentCardProps {
  home: string;
  messages: SentSectionProps['messages'] & SentSectionProps['forms'][SentSubmission['form']];
  reader: SentSectionProps['people'][number] | undefined;
  sent: SentSubmission;
}

function SentCard({ messages, reader, home, sent }: SentCardProps) {
  const steps = [
    { title: messages.received, when: `${sent.received} ${messages.zone}` },
    { title: messages.read, when: `${messages.by} ${sent.readBy}` },
    { title: messages.answered, when: `${messages.by} ${sent.answerBy}` },
  ];
  const closedFor = sent.closedFor && fill(messages.closedFor, sent.closedFor);
  return (
    <div className={styles.card}>
      <svg className={styles.mark} viewBox="0 0 44 44" aria-hidden="true">
        <path d="M22 0l22 22-22 22L0 22z" />
        <path d="M14 22.5l5.5 5.5L30.5 17" />
      </svg>
      <h1>{richText(messages.title)}</h1>
      <p className="lead">{richText(messages.text)}</p>
      <Reference label={messages.reference} value={sent.reference} className={styles.reference}>
        <Button variant="outline" type="button" data-copy={messages.copied} hidden>
          {messages.copy}
        </Button>
        <p role="status" className="visually-hidden" />
      </Reference>
      <ol className={`tiles single-on-phone ${styles.steps}`} data-columns={3}>
        {steps.map(({ title, when }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p className="small muted">{when}</p>
          </li>
        ))}
      </ol>
      {messages.reader && reader && (
        <div className={styles.reader}>
          <h2 className="label">{messages.reader}</h2>
          <PeopleList people={[reader]} />
        </div>
      )}
      <p className={`${styles.note} small muted`}>
        {richText([closedFor, messages.workingDays].filter(Boolean).join(' '))}
      </p>
      <GoLink href={home}>{messages.back}</GoLink>
    </div>
  );
}
