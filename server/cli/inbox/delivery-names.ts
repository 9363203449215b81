import type { DeliveryKind, OutboxRow } from '../../database/tables.ts';

export const deliveryNames: Record<DeliveryKind, string> = {
  'staff-mail': 'staff mail',
  'confirmation-mail': 'confirmation',
  webhook: 'webhook',
  'notice-mail': 'notice',
  'link-mail': 'new link',
};

/** `sent`, or `staff mail sent, confirmation failed`. */
export function deliverySummary(deliveries: Pick<OutboxRow, 'kind' | 'state'>[]): string {
  const states = new Set(deliveries.map(({ state }) => state));
  if (states.size <= 1) return deliveries[0]?.state ?? 'none';
  return deliveries.map(({ kind, state }) => `${deliveryNames[kind]} ${state}`).join(', ');
}
