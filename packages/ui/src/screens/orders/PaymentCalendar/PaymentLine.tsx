import type { DayCertainty, UndatedPayment } from '@folioflow/flows';
import { paymentCalendar as words } from '@folioflow/flows/words/payment-calendar';
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
  return (
    <Payment>
      <span lang="en">
        <TextLink to={orderLists[payment.listType]}>{payment.schemeName}</TextLink>
      </span>
      <span>{formatPaymentAmount(payment)}</span>
      <span>
        {formatPaymentKind(payment)}
        {payment.certainty === 'expected' && <Tag>{words.expected}</Tag>}
      </span>
    </Payment>
  );
}

/** A plus marks money for the investor. */
function formatPaymentAmount({ kind, amountInPaise }: UndatedPayment): string {
  if (amountInPaise === null) return words.noAmount;
  const isIncoming = kind === 'payout' || kind === 'redemption';
  return formatRupees(amountInPaise / 100, { sign: isIncoming ? 'always' : 'negative' });
}
