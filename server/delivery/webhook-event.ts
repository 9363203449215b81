import type { DeliverySubject } from './delivery-subject.ts';

/** The last two carry no data: the receiver finds its own by the reference. */
export type Event = { type: `submission.${'accepted' | 'corrected' | 'withdrawn' | 'erased'}` } & Record<
  string,
  unknown
>;

export function eventOf({ submission, notification }: DeliverySubject): Event {
  if (notification && notification.act !== 'correct') {
    const type = notification.act === 'erase' ? 'submission.erased' : 'submission.withdrawn';
    const { reference, form, at } = notification;
    return { type, reference, form, at: new Date(at).toISOString() };
  }
  if (!submission) throw new Error('There is no message to tell of');
  const { reference, form, language, created_at, fields } = submission;
  return {
    type: notification ? 'submission.corrected' : 'submission.accepted',
    reference,
    form,
    language,
    createdAt: new Date(created_at).toISOString(),
    values: fields,
  };
}
