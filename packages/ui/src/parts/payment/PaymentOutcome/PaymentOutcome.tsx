import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Exit, OrderState, PaymentResult } from '@folioflow/flows';
import { ReceiptText } from 'lucide';
import type { ReactNode } from 'react';
import { formatRupees } from '../../../format/index.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import type { OutcomeKind } from '../../../primitives/Outcome/Outcome.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { IntroPanel } from '../../page/IntroPanel/IntroPanel.tsx';
import { OutcomePanel } from '../../page/OutcomePanel/OutcomePanel.tsx';

/** Outcome of the payment in each state, and its name in the catalogue. */
const outcomes = {
  inProgress: ['success', 'paid'],
  allotted: ['success', 'allotted'],
  paymentConfirming: ['waiting', 'confirming'],
  paymentPending: ['failed', 'unpaid'],
  paymentFailed: ['failed', 'failed'],
  rejected: ['failed', 'rejected'],
  cancelled: ['failed', 'cancelled'],
} as const satisfies Record<OrderState, readonly [OutcomeKind, string]>;

/** Returns the number of the order as a fact, or none. */
export const referencePairs = (i18n: I18n, orderNumber: string): DataPair[] =>
  orderNumber === '' ? [] : [{ term: i18n._('payments.payment.reference'), value: orderNumber, isLiteral: true }];

export interface PaymentOutcomeProps {
  title: string;
  step: string;
  /** The provider's words. */
  html: string;
  orderNumber: string;
  /** Null if the provider sends only text: no outcome is guessed. */
  payment: PaymentResult | null;
  /** Button that checks the payment again. */
  check: ReactNode;
  /** Renders the link to the list; quiet beside another action. */
  listLink: (isQuiet: boolean) => ReactNode;
  onExit: (exit: Exit) => void;
}

/** The outcome of the payment of an order (decision 026). */
export function PaymentOutcome({
  title,
  step,
  html,
  orderNumber,
  payment,
  check,
  listLink,
  onExit,
}: PaymentOutcomeProps) {
  const { i18n } = useLingui();
  const words = html === '' ? undefined : <ServerHtml html={html} />;
  const facts = referencePairs(i18n, orderNumber);
  if (payment === null)
    return (
      <IntroPanel
        icon={<Icon of={ReceiptText} size={24} strokeWidth={2} />}
        title={title}
        step={step}
        action={listLink(false)}
      >
        {words}
        {facts.length > 0 && <DataList pairs={facts} />}
      </IntroPanel>
    );
  const [outcome, name] = outcomes[payment.state];
  const { payAgain } = payment;
  const isNamed =
    payment.amount !== '' && (name === 'paid' || name === 'allotted' || name === 'confirming' || name === 'failed');
  return (
    <OutcomePanel
      outcome={outcome}
      title={title}
      step={step}
      headline={
        isNamed
          ? i18n._(`payments.status.${name}.amount`, { amount: formatRupees(payment.amount) })
          : i18n._(`payments.status.${name}`)
      }
      amount={payment.amount === '' || isNamed ? undefined : <Money value={payment.amount} size="display" />}
      about={payment.schemeName}
      facts={facts}
      next={
        <>
          <p>{i18n._(`payments.status.${name}.next`)}</p>
          {name === 'rejected' && <Reason html={payment.reasonHtml} />}
        </>
      }
      action={
        <>
          {payAgain !== null && (
            <Button wide onClick={() => onExit(payAgain)}>
              {i18n._(payment.state === 'paymentFailed' ? 'payments.status.payAgain' : 'payments.status.payNow')}
            </Button>
          )}
          {check}
          {listLink(payAgain !== null || check !== false)}
        </>
      }
    >
      {words}
    </OutcomePanel>
  );
}

/** The reason of a rejected order, or the page that has it. */
const Reason = ({ html }: { html: string }) => {
  const { i18n } = useLingui();
  return html === '' ? (
    <p>{i18n._('payments.status.rejected.why')}</p>
  ) : (
    <>
      <p>{i18n._('payments.status.rejected.resolve')}</p>
      <ServerHtml html={html} />
    </>
  );
};
