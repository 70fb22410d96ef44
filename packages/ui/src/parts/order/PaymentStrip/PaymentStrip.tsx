import { formatMessage, type Exit, type NextDebit, type PaymentPlan } from '@folioflow/flows';
import { paymentStrip as words } from '@folioflow/flows/words/payment-strip';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LiveText } from '../../../primitives/LiveText/LiveText.tsx';
import { PaymentStripFrame, type PaymentStripContent } from './PaymentStripFrame.tsx';
import { formatCount } from '../../../format/format-count.ts';

/**
 * The next debit and the orders that wait for a payment; `unchecked`: a list could not be loaded, `rechecking`: it is
 * loaded again.
 */
export type NextPayments = 'checking' | 'unchecked' | 'rechecking' | Pick<PaymentPlan, 'nextDebit' | 'waiting'>;

export interface PaymentStripProps {
  payments: NextPayments;
  /** Loads the lists again. */
  onRetry: () => void;
  /** Opens the payment of an order. */
  onExit: (exit: Exit) => void;
}

/** One strip: the orders that wait for a payment, else its title, and the next debit. */
export function PaymentStrip({ payments, onRetry, onExit }: PaymentStripProps) {
  const strip = useRef<HTMLElement>(null);
  const isRetried = useRef(false);
  useEffect(() => {
    if (payments === 'rechecking') isRetried.current = true;
    // The result replaces the pressed button, which had the focus.
    else if (typeof payments === 'object' && isRetried.current && document.activeElement === document.body)
      strip.current?.focus();
  }, [payments]);
  return <PaymentStripFrame ref={strip} {...contentOf(payments, onRetry, onExit)} />;
}

function contentOf(
  payments: NextPayments,
  onRetry: () => void,
  onExit: PaymentStripProps['onExit'],
): PaymentStripContent {
  if (payments === 'checking') return { isBusy: true };
  if (payments === 'unchecked' || payments === 'rechecking') {
    const isBusy = payments === 'rechecking';
    return {
      sentence: (
        <span role="status">
          <LiveText>{isBusy ? words.checking : words.unchecked}</LiveText>
        </span>
      ),
      action: (
        <Button variant="secondary" size="small" busy={isBusy} onClick={onRetry}>
          {words['unchecked.retry']}
        </Button>
      ),
    };
  }
  const { nextDebit, waiting } = payments;
  const [first, ...others] = waiting;
  const next = formatNextDebit(nextDebit);
  if (first === undefined) return next;
  const headline = formatCount({ one: words['waiting.one'], other: words.waiting }, waiting.length);
  if (others.length > 0) return { ...next, headline };
  return {
    ...next,
    headline,
    action: (
      <Button size="small" onClick={() => onExit(first.payNow)}>
        {words['waiting.pay']}
      </Button>
    ),
  };
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
          <span>{words[isExpected ? 'next.scheme.expected' : 'next.scheme']}</span> <span>·</span>{' '}
          <span lang="en" translate="no">
            {schemeName}
          </span>
        </>
      ),
  };
}
