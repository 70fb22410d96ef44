import {
  say,
  type Exit,
  type OrderState,
  type PaymentStatusView,
  type Remote,
  type paymentStatusFlow,
} from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { payments } from '@folioflow/flows/words/payments';
import { ReceiptText } from 'lucide-react';
import { type ReactNode } from 'react';
import { IntroPanel } from '../../../parts/IntroPanel/IntroPanel.tsx';
import { OutcomePanel } from '../../../parts/OutcomePanel/OutcomePanel.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import type { OutcomeKind } from '../../../primitives/Outcome/Outcome.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';

/** Seconds that processing is said to take (OM-160). */
const DURATION = { from: 1, to: 5 };

type Shown = Extract<PaymentStatusView, { screen: 'shown' }>;

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

const referenceOf = (orderNumber: string): DataPair[] =>
  orderNumber === '' ? [] : [{ term: payments['payment.reference'], value: orderNumber }];

export interface PaymentStatusProps {
  view: PaymentStatusView;
  remote: Remote<typeof paymentStatusFlow>;
  /** Follows the way to pay again: the order screen with the order in the navigation state. */
  onExit: (exit: Exit) => void;
}

/** /paymentResponse: what became of the payment that came back from the gateway (OM-155 to OM-163). */
export function PaymentStatus({ view, remote, onExit }: PaymentStatusProps) {
  const check = 'canCheckAgain' in view && view.canCheckAgain && (
    <Button wide onClick={() => remote.send({ type: 'check.requested' })}>
      {payments['status.check']}
    </Button>
  );
  switch (view.screen) {
    case 'shown':
      return <Told view={view} check={check} onExit={onExit} />;
    case 'fetching':
      return (
        <OutcomePanel
          outcome="waiting"
          title={payments['status.title']}
          step={view.screen}
          headline={payments['status.fetching']}
          next={<p>{say(payments['status.fetching.note'], DURATION)}</p>}
          facts={referenceOf(view.orderNumber)}
          action={<ToList />}
        />
      );
    case 'failed':
      return (
        <Unknown
          view={view.screen}
          why={payments[view.isAnswerLost ? 'status.explain.lost' : 'status.explain.notFound']}
          orderNumber={view.orderNumber}
          isNotFound={!view.isAnswerLost}
          check={check}
        />
      );
    case 'numberMissing':
      return <Unknown view={view.screen} why={payments['status.explain.numberMissing']} orderNumber="" isNotFound />;
  }
}

function Told({
  view: { screen, html, orderNumber, payment },
  check,
  onExit,
}: { view: Shown; check: ReactNode } & Pick<PaymentStatusProps, 'onExit'>) {
  const words = <ServerHtml html={html} />;
  const title = payments['status.title'];
  if (payment === null)
    return (
      <IntroPanel icon={<ReceiptText aria-hidden />} title={title} step={screen} action={<ToList />}>
        {words}
        {orderNumber !== '' && <DataList pairs={referenceOf(orderNumber)} />}
      </IntroPanel>
    );
  const [outcome, name] = told[payment.state];
  const { payAgain } = payment;
  return (
    <OutcomePanel
      outcome={outcome}
      title={title}
      step={screen}
      headline={payments[`status.${name}`]}
      amount={payment.amount === '' ? undefined : <Money value={payment.amount} size="display" />}
      about={payment.schemeName}
      facts={referenceOf(orderNumber)}
      next={<p>{payments[`status.${name}.next`]}</p>}
      action={
        <>
          {payAgain !== null && (
            <Button wide onClick={() => onExit(payAgain)}>
              {payments[payment.state === 'paymentFailed' ? 'status.payAgain' : 'status.payNow']}
            </Button>
          )}
          {check}
          <ToList quiet={payAgain !== null || check !== false} />
        </>
      }
    >
      {words}
    </OutcomePanel>
  );
}

interface UnknownProps {
  view: string;
  why: string;
  orderNumber: string;
  /** Nobody knows such an order, which is said in the documented words (OM-159, OM-162). */
  isNotFound: boolean;
  check?: ReactNode;
}

function Unknown({ view, why, orderNumber, isNotFound, check = false }: UnknownProps) {
  return (
    <OutcomePanel
      outcome="unknown"
      title={payments['status.title']}
      step={view}
      headline={payments['status.unknown']}
      next={<p>{why}</p>}
      facts={referenceOf(orderNumber)}
      action={
        <>
          {check}
          <ToList quiet={check !== false} />
        </>
      }
    >
      {isNotFound && <p>{common.notFound}</p>}
    </OutcomePanel>
  );
}

const ToList = ({ quiet = false }: { quiet?: boolean }) => (
  <LinkButton to="/orderList/" variant={quiet ? 'quiet' : 'primary'} wide>
    {payments['status.done']}
  </LinkButton>
);
