import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { DayCertainty, UndatedPayment } from '@folioflow/flows';
import { formatRupees } from '../../../format/money.ts';
import { orderLists } from '../../../parts/order/OrderRow/order-lists.ts';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Payment } from './calendar-look.ts';
import { formatPaymentKind } from './payment-text.ts';

interface PaymentLineProps {
  payment: UndatedPayment & { readonly certainty?: DayCertainty };
}

/** A payment: its scheme with a link to the list of the order, its amount, its kind and account. */
export function PaymentLine({ payment }: PaymentLineProps) {
  const { i18n } = useLingui();
  return (
    <Payment>
      <span lang="en">
        <TextLink to={orderLists[payment.listType]}>{payment.schemeName}</TextLink>
      </span>
      <span>{formatPaymentAmount(i18n, payment)}</span>
      <span>
        {formatPaymentKind(i18n, payment)}
        {payment.certainty === 'expected' && <Tag>{i18n._('paymentCalendar.expected')}</Tag>}
      </span>
    </Payment>
  );
}

/** A plus marks money for the investor. */
function formatPaymentAmount(i18n: I18n, { kind, amountInPaise }: UndatedPayment): string {
  if (amountInPaise === null) return i18n._('paymentCalendar.noAmount');
  const isIncoming = kind === 'payout' || kind === 'redemption';
  return formatRupees(amountInPaise / 100, { sign: isIncoming ? 'always' : 'negative' });
}
