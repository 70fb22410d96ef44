import { formatMessage, type Exit, type NextDebit, type PaymentPlan } from '@folioflow/flows';
import { paymentStrip as words } from '@folioflow/flows/words/payment-strip';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PaymentStripFrame } from './PaymentStripFrame.tsx';

/** The next debit and the orders that wait for a payment; `unchecked`: a list could not be loaded. */
export type NextPayments = 'checking' | 'unchecked' | Pick<PaymentPlan, 'nextDebit' | 'waiting'>;

export interface PaymentStripProps {
  payments: NextPayments;
  /** Opens the payment of an order. */
  onExit: (exit: Exit) => void;
}

/** One strip: the orders that wait for a payment, else its title, and the next debit. */
export function PaymentStrip({ payments, onExit }: PaymentStripProps) {
  if (payments === 'checking') return <PaymentStripFrame isBusy />;
  if (payments === 'unchecked') return <PaymentStripFrame sentence={words.unchecked} />;
  const { nextDebit, waiting } = payments;
  const [first, ...others] = waiting;
  const sentence = formatNextDebit(nextDebit);
  if (first === undefined) return <PaymentStripFrame sentence={sentence} />;
  if (others.length > 0)
    return <PaymentStripFrame headline={formatMessage(words.waiting, { count: waiting.length })} sentence={sentence} />;
  return (
    <PaymentStripFrame
      headline={words['waiting.one']}
      sentence={sentence}
      action={
        <Button size="small" onClick={() => onExit(first.payNow)}>
          {words['waiting.pay']}
        </Button>
      }
    />
  );
}

function formatNextDebit(debit: NextDebit | null): string {
  if (debit === null) return words.none;
  const { certainty, amountInPaise, schemeName } = debit;
  const named = formatDayWithWeekday(debit.day);
  const day = certainty === 'expected' ? formatMessage(words['day.expected'], { day: named }) : named;
  if (amountInPaise === null) return formatMessage(words['next.noAmount'], { day });
  const amount = formatPaiseInRupees(amountInPaise);
  return schemeName === null
    ? formatMessage(words.next, { amount, day })
    : formatMessage(words['next.scheme'], { amount, day, scheme: schemeName });
}
