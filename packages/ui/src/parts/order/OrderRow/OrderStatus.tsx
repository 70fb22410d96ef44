import { useLingui } from '@lingui/react';
import type { OrderRowView } from '@folioflow/flows';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';
import { Tag, type Tone } from '../../../primitives/Tag/Tag.tsx';
import { formatOrderStatus } from './order-words.ts';

const tones = {
  paymentPending: 'warn',
  paymentConfirming: 'info',
  paymentFailed: 'loss',
  inProgress: 'info',
  waitingForPayment: 'warn',
  processing: 'info',
  allotted: 'gain',
  active: 'gain',
  paused: 'warn',
  completed: 'neutral',
  payoutPending: 'info',
  redeemed: 'neutral',
  rejected: 'loss',
  cancelled: 'neutral',
} as const satisfies Record<OrderRowView['status']['name'], Tone>;

/** The status of an order as a tag. */
export function OrderStatusTag({ status }: Pick<OrderRowView, 'status'>) {
  const { i18n } = useLingui();
  return <Tag tone={tones[status.name]}>{formatOrderStatus(i18n, status)}</Tag>;
}

/** The provider's text about the status, unless it is the name of the status. */
export function OrderMessage({ row: { message, status } }: { row: Pick<OrderRowView, 'message' | 'status'> }) {
  const { i18n } = useLingui();
  if (message === null || message.toLowerCase() === formatOrderStatus(i18n, status).toLowerCase()) return null;
  return <span lang={languageOf(message)}>{message}</span>;
}
