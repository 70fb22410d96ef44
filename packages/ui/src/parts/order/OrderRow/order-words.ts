import type { I18n } from '@lingui/core';
import type { OrderRowView } from '@folioflow/flows';
import { formatDay } from '../../../format/day.ts';
import { formatRupees } from '../../../format/money.ts';
import { formatRecurrence } from '../../../format/repeat.ts';
import { hasText } from '../../../texts/has-text.ts';

/** Formats the kind of an order (OM-002), of a plan with its frequency: "Monthly SIP". */
export function formatOrderKind(i18n: I18n, { type, installment }: Pick<OrderRowView, 'type' | 'installment'>): string {
  const kind = i18n._(`orders.portfolio.type.${type === 'sip' ? 'xsip' : type}`);
  const frequency = (installment?.frequency ?? '').trim().toUpperCase();
  if (frequency === '') return kind;
  const key = `orders.row.kind.${frequency}`;
  return hasText(i18n, key) ? i18n._(key, { kind }) : `${kind}, ${formatRecurrence(i18n, frequency)}`;
}

/** Formats kind and amount in one phrase: "Monthly SIP of ₹5,000" (OM-066). */
export function formatOrderTerms(i18n: I18n, row: OrderRowView): string {
  const kind = formatOrderKind(i18n, row);
  return row.amount === '' ? kind : i18n._('orders.row.kind.of', { kind, amount: formatRupees(row.amount) });
}

/** Formats the status of an order, with its day if the provider states one. */
export function formatOrderStatus(i18n: I18n, { name, day }: Pick<OrderRowView['status'], 'name' | 'day'>): string {
  if (day !== null && name === 'paused') return i18n._('orders.row.state.paused.until', { day: formatDay(i18n, day) });
  if (day !== null && name === 'payoutPending')
    return i18n._('orders.row.state.payoutPending.by', { day: formatDay(i18n, day) });
  return i18n._(`orders.row.state.${name}`);
}
