import type { FormId } from '#forms/choices.ts';
import type { FormMessages } from '#forms/form-messages.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import type { TitledLink } from '../../ui/titled-links.tsx';
import type { ContactWaysProps } from '../page/contact-ways.tsx';
import { NextLinks } from '../page/next-links.tsx';
import { FormSection } from './form-section.tsx';
import { SentCard } from './sent-card.tsx';

export interface SentSectionProps {
  messages: FormMessages['sent'];
  ways: ContactWaysProps;
  breadcrumbs: { label: string; crumbs: Crumb[] };
  /** The way back. */
  home: string;
  nextLinks: { label: string; links: Record<FormId, TitledLink[]> };
}

export interface SentSectionState {
  /** The message that has arrived; there is none while the page is built. */
  sent?: SentMessage;
}

export interface SentMessage {
  form: FormId;
  reference: string;
  /** Moment and days in words. */
  received: string;
  readBy: string;
  answerBy: string;
}

/** Thanks for a message, the other ways to the firm, and where to go from here. */
export function SentSection(props: SentSectionProps & SentSectionState) {
  const { messages, ways, breadcrumbs, home, nextLinks, sent } = props;
  return (
    <article>
      <FormSection ways={ways} breadcrumbs={breadcrumbs}>
        {sent && <SentCard messages={messages} home={home} sent={sent} />}
      </FormSection>
      {sent && <NextLinks label={nextLinks.label} links={nextLinks.links[sent.form]} />}
    </article>
  );
}
