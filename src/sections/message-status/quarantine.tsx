import type { ShownStatus } from '#forms/section-states.ts';
import { Reference } from '#ui/reference.tsx';
import { LinkForm } from '../page/link-form.tsx';
import { DataPart, DataRows } from '../page/message-parts.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { MessageStatusProps } from './message-status-content.ts';

interface QuarantineProps extends MessageStatusProps {
  message: ShownStatus;
  quarantine: NonNullable<ShownStatus['quarantine']>;
}

/** A message that looks like spam, with what was written, to be released or deleted. */
export function Quarantine({ messages, breadcrumbs, actions, message, quarantine }: QuarantineProps) {
  const { headline, introduction, sent, release, eraseText, erase } = messages.quarantine;
  const { link, reference, rows } = message;
  return (
    <article>
      <PageHead breadcrumbs={breadcrumbs} headline={headline} introduction={introduction} />
      <div className="container">
        <Reference label={messages.reference} value={reference} />
        <DataPart label={messages.current}>
          <DataRows rows={[...quarantine.why, ...rows]} />
        </DataPart>
        <DataPart label={sent}>
          <DataRows rows={quarantine.sent} />
        </DataPart>
        <DataPart label={release}>
          <LinkForm action={actions.release} link={link} send={release} />
        </DataPart>
        <DataPart label={erase}>
          <p className="small muted">{eraseText}</p>
          <LinkForm action={actions.erase} link={link} send={erase} variant="outline" />
        </DataPart>
      </div>
    </article>
  );
}
