import type { Exit, OrderState, ToldPayment } from '@folioflow/flows';
import { payments } from '@folioflow/flows/words/payments';
import { ReceiptText } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList, type DataPair } from '../../primitives/DataList/DataList.tsx';
import { Money } from '../../primitives/Figure/Money.tsx';
import type { OutcomeKind } from '../../primitives/Outcome/Outcome.tsx';
import { ServerHtml } from '../../primitives/ServerHtml/ServerHtml.tsx';
import { IntroPanel } from '../IntroPanel/IntroPanel.tsx';
import { OutcomePanel } from '../OutcomePanel/OutcomePanel.tsx';

/** What became of the payment, and under which name the catalogue says it. */
const told = {
  inProgress: ['success', 'paid'],
  allotted: ['success', 'allotted'],
  paymentConfirming: ['waiting', 'confirming'],
  paymentPending: ['failed', 'unpaid'],
  paymentFailed: ['failed', 'failed'],
  rejected: ['failed', 'rejected'],
  cancelled: ['failed', 'cancelled'],
} as const satisfies Record<OrderState, readonly [OutcomeKind, string]>;

/** The number of the order as a fact; none where there is no number. */
export const referenceOf = (orderNumber: string): DataPair[] =>
  orderNumber === '' ? [] : [{ term: payments['payment.reference'], value: orderNumber }];

export interface PaymentOutcomeProps {
  title: string;
  step: string;
  /** The provider's words. */
  html: string;
  orderNumber: string;
  /** Null where the provider tells it in words alone: no outcome is guessed. */
  payment: ToldPayment | null;
  /** Another look, where it may tell more. */
  check: ReactNode;
  /** The way to the list; quiet where another way on stands out. */
  toList: (isQuiet: boolean) => ReactNode;
  onExit: (exit: Exit) => void;
}

/** What became of the payment of an order (decision 026). */
export function PaymentOutcome({
  title,
  step,
  html,
  orderNumber,
  payment,
  check,
  toList,
  onExit,
}: PaymentOutcomeProps) {
  const words = html === '' ? undefined : <ServerHtml html={html} />;
  const facts = referenceOf(orderNumber);
  if (payment === null)
    return (
      <IntroPanel
        icon={<Icon of={ReceiptText} size={24} strokeWidth={2} />}
        title={title}
        step={step}
        action={toList(false)}
      >
        {words}
        {facts.length > 0 && <DataList pairs={facts} />}
      </IntroPanel>
    );
  const [outcome, name] = told[payment.state];
  const { payAgain } = payment;
  return (
    <OutcomePanel
      outcome={outcome}
      title={title}
      step={step}
      headline={payments[`status.${name}`]}
      amount={payment.amount === '' ? undefined : <Money value={payment.amount} size="display" />}
      about={payment.schemeName}
      facts={facts}
      next={<p>{payments[`status.${name}.next`]}</p>}
      action={
        <>
          {payAgain !== null && (
            <Button wide onClick={() => onExit(payAgain)}>
              {payments[payment.state === 'paymentFailed' ? 'status.payAgain' : 'status.payNow']}
            </Button>
          )}
          {check}
          {toList(payAgain !== null || check !== false)}
        </>
      }
    >
      {words}
    </OutcomePanel>
  );
}
