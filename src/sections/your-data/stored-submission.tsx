import type { FormState } from '#forms/form-states.ts';
import { fill } from '#i18n/fill.ts';
import { ActionResult, PrivatePagePart, ValueRows } from '#sections/private-page/private-page-part.tsx';
import type { StoredData } from '#submissions/private-page-states.ts';
import { Accordion } from '#ui/accordion.tsx';
import { BulletList } from '#ui/bullet-list.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusOnLoad } from '#ui/field.tsx';
import { Reference } from '#ui/reference.tsx';
import { richText } from '#ui/text.tsx';
import { FormContext } from '../forms/form-context.ts';
import { FormFields } from '../forms/form-fields.tsx';
import { FormNote } from '../forms/form-frame.tsx';
import type { FormProps } from '../forms/form-props.ts';
import { initialStatus } from '../forms/form-reducer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { LinkForm } from '../private-page/link-form.tsx';
import styles from './your-data.module.css';
import type { YourDataProps } from './your-data-props.ts';

interface StoredProps extends Omit<YourDataProps, 'breadcrumbs' | 'nextLinks'> {
  stored: StoredData;
}

export function StoredSubmission({ messages, actions, corrections, stored }: StoredProps) {
  const { copy } = messages;
  const copies = { text: copy.asText, json: copy.asJson, ...(stored.hasFile && { file: copy.file }) };
  return (
    <div className="container">
      {stored.corrected && !stored.isWithdrawn && <ActionResult>{messages.corrected}</ActionResult>}
      <Reference label={messages.reference} value={stored.reference}>
        <p className="small muted">{fill(messages.until, stored.until)}</p>
      </Reference>
      <PrivatePagePart label={messages.sent}>
        <ValueRows rows={stored.sent} />
      </PrivatePagePart>
      <PrivatePagePart label={messages.noted}>
        <ValueRows rows={stored.noted} />
      </PrivatePagePart>
      <PrivatePagePart label={copy.heading}>
        <p>{richText(copy.text)}</p>
        <form method="post" action={actions.copy} className={`cluster ${styles.copies}`}>
          <input type="hidden" name="link" value={stored.linkToken} />
          {Object.entries(copies).map(([as, label]) => (
            <Button key={as} type="submit" variant="outline" name="as" value={as}>
              {label}
            </Button>
          ))}
        </form>
      </PrivatePagePart>
      <PrivatePagePart label={messages.manage}>
        <div className={styles.manage}>
          <Accordion
            items={actionItems({ messages, actions, corrections, stored })}
            open={stored.openAction ?? ''}
          />
        </div>
      </PrivatePagePart>
    </div>
  );
}

function actionItems({ messages, actions, corrections, stored }: StoredProps) {
  const { linkToken, openAction, unsure, isWithdrawn, form, correction } = stored;
  const part = (id: 'withdraw' | 'erase') => ({
    id,
    heading: messages[id].heading,
    body: (
      <ActionForm
        id={id}
        linkToken={linkToken}
        action={actions[id]}
        messages={messages[id]}
        error={unsure && openAction === id ? messages.tickFirst : undefined}
      />
    ),
  });
  const correctPart = {
    id: 'correct',
    heading: messages.correct.heading,
    body: (
      <div className={styles.correct}>
        <p>{richText(messages.correct.text)}</p>
        <CorrectForm form={corrections[form]} linkToken={linkToken} filled={correction} />
      </div>
    ),
  };
  return isWithdrawn ? [part('erase')] : [correctPart, part('withdraw'), part('erase')];
}

interface ActionFormProps {
  id: string;
  action: string;
  linkToken: string;
  messages: { points: string[]; confirm: string; send: string };
  error: string | undefined;
}

function ActionForm({ id, action, linkToken, messages, error }: ActionFormProps) {
  return (
    <form method="post" action={action} className={styles.form}>
      <BulletList points={messages.points} />
      <input type="hidden" name="link" value={linkToken} />
      <div>
        <Checkbox
          id={`${id}-confirm`}
          name="confirm"
          required
          error={error}
          {...(error !== undefined && focusOnLoad)}
        >
          {richText(messages.confirm)}
        </Checkbox>
      </div>
      <Button type="submit">{messages.send}</Button>
    </form>
  );
}

type CorrectFormProps = { form: FormProps; linkToken: string; filled: FormState };

/** A form with the stored values, to be corrected. The server checks it as it did the first time. */
function CorrectForm({ form, linkToken, filled }: CorrectFormProps) {
  const { action, messages } = form;
  return (
    <LinkForm
      action={action}
      encType={messages.upload && 'multipart/form-data'}
      linkToken={linkToken}
      send={messages.send}
    >
      <FormContext value={{ ...form, ...filled, plainNumber: true }}>
        <FormSummary status={initialStatus(filled)} />
        <FormNote>{messages.required}</FormNote>
        <FormFields />
      </FormContext>
    </LinkForm>
  );
}
