import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Exit, NextDebit, PaymentPlan } from '@folioflow/flows';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LiveText } from '../../../primitives/LiveText/LiveText.tsx';
import { PaymentStripFrame, type PaymentStripContent } from './PaymentStripFrame.tsx';

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
  const { i18n } = useLingui();
  const strip = useRef<HTMLElement>(null);
  const isRetried = useRef(false);
  useEffect(() => {
    if (payments === 'rechecking') isRetried.current = true;
    // The result replaces the pressed button, which had the focus.
    else if (typeof payments === 'object' && isRetried.current && document.activeElement === document.body)
      strip.current?.focus();
  }, [payments]);
  return <PaymentStripFrame ref={strip} {...contentOf(i18n, payments, onRetry, onExit)} />;
}

function contentOf(
  i18n: I18n,
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
          <LiveText>{isBusy ? i18n._('paymentStrip.checking') : i18n._('paymentStrip.unchecked')}</LiveText>
        </span>
      ),
      action: (
        <Button variant="secondary" size="small" busy={isBusy} onClick={onRetry}>
          {i18n._('paymentStrip.unchecked.retry')}
        </Button>
      ),
    };
  }
  const { nextDebit, waiting } = payments;
  const [first, ...others] = waiting;
  const next = formatNextDebit(i18n, nextDebit);
  if (first === undefined) return next;
  const headline = i18n._('paymentStrip.waiting', { count: waiting.length });
  if (others.length > 0) return { ...next, headline };
  return {
    ...next,
    headline,
    action: (
      <Button size="small" onClick={() => onExit(first.payNow)}>
        {i18n._('paymentStrip.waiting.pay')}
      </Button>
    ),
  };
}

function formatNextDebit(i18n: I18n, debit: NextDebit | null): { sentence: string; detail: ReactNode } {
  if (debit === null) return { sentence: i18n._('paymentStrip.none'), detail: i18n._('paymentStrip.none.detail') };
  const { certainty, amountInPaise, schemeName, count } = debit;
  const day = formatDayWithWeekday(i18n, debit.day);
  const isExpected = certainty === 'expected';
  return {
    sentence:
      amountInPaise === null
        ? i18n._('paymentStrip.next.noAmount', { day })
        : i18n._('paymentStrip.next', { amount: formatPaiseInRupees(amountInPaise), day }),
    detail:
      schemeName === null ? (
        i18n._(isExpected ? 'paymentStrip.next.several.expected' : 'paymentStrip.next.several', { count })
      ) : (
        <>
          <span>{i18n._(isExpected ? 'paymentStrip.next.scheme.expected' : 'paymentStrip.next.scheme')}</span>{' '}
          <span>·</span>{' '}
          <span lang="en" translate="no">
            {schemeName}
          </span>
        </>
      ),
  };
}
