import { formatMessage, type Exit, type NextDebit, type PaymentPlan } from '@folioflow/flows';
import { paymentStrip as words } from '@folioflow/flows/words/payment-strip';
import type { ReactNode } from 'react';
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
  if (payments === 'unchecked')
    return <PaymentStripFrame sentence={words.unchecked} detail={words['unchecked.detail']} />;
  const { nextDebit, waiting } = payments;
  const [first, ...others] = waiting;
  const next = formatNextDebit(nextDebit);
  if (first === undefined) return <PaymentStripFrame {...next} />;
  if (others.length > 0)
    return <PaymentStripFrame {...next} headline={formatMessage(words.waiting, { count: waiting.length })} />;
  return (
    <PaymentStripFrame
      {...next}
      headline={words['waiting.one']}
      action={
        <Button size="small" onClick={() => onExit(first.payNow)}>
          {words['waiting.pay']}
        </Button>
      }
    />
  );
}

function formatNextDebit(debit: NextDebit | null): { sentence: string; detail: ReactNode } {
  if (debit === null) return { sentence: words.none, detail: words['none.detail'] };
  const { certainty, amountInPaise, schemeName, count } = debit;
  const day = formatDayWithWeekday(debit.day);
  const isExpected = certainty === 'expected';
  return {
    sentence:
      amountInPaise === null
        ? formatMessage(words['next.noAmount'], { day })
        : formatMessage(words.next, { amount: formatPaiseInRupees(amountInPaise), day }),
    detail:
      schemeName === null ? (
        formatMessage(words[isExpected ? 'next.several.expected' : 'next.several'], { count })
      ) : (
        <>
          {words[isExpected ? 'next.scheme.expected' : 'next.scheme']} · {schemeName}
        </>
      ),
  };
}
