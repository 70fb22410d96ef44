import {
  formatMessage,
  type Exit,
  type PaymentStatusView,
  type Remote,
  type paymentStatusFlow,
} from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { payments } from '@folioflow/flows/words/payments';
import { type ReactNode } from 'react';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { PaymentOutcome, referencePairs } from '../../../parts/payment/PaymentOutcome/PaymentOutcome.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';

/** The announced duration of the processing in seconds (OM-160). */
const DURATION_IN_SECONDS = { from: 1, to: 5 };

export interface PaymentStatusProps {
  view: PaymentStatusView;
  remote: Remote<typeof paymentStatusFlow>;
  /** Opens another payment: the order screen with the order in the navigation state. */
  onExit: (exit: Exit) => void;
}

/** /paymentResponse: the result of a payment after the return from the gateway (OM-155 to OM-163). */
export function PaymentStatus({ view, remote, onExit }: PaymentStatusProps) {
  const check = 'canCheckAgain' in view && view.canCheckAgain && (
    <Button wide onClick={() => remote.send({ type: 'check.requested' })}>
      {payments['status.check']}
    </Button>
  );
  switch (view.screen) {
    case 'shown':
      return (
        <PaymentOutcome
          title={payments['status.title']}
          step={view.screen}
          html={view.html}
          orderNumber={view.orderNumber}
          payment={view.payment}
          check={check}
          listLink={(quiet) => <OrderListLink quiet={quiet} />}
          onExit={onExit}
        />
      );
    case 'fetching':
      return (
        <OutcomePanel
          outcome="waiting"
          title={payments['status.title']}
          step={view.screen}
          headline={payments['status.fetching']}
          next={<p>{formatMessage(payments['status.fetching.note'], DURATION_IN_SECONDS)}</p>}
          facts={referencePairs(view.orderNumber)}
          action={<OrderListLink />}
        />
      );
    case 'failed':
      return (
        <UnknownOutcome
          view={view.screen}
          explanation={payments[view.isAnswerLost ? 'status.explain.lost' : 'status.explain.notFound']}
          orderNumber={view.orderNumber}
          check={check}
        />
      );
    case 'numberMissing':
      return (
        <UnknownOutcome view={view.screen} explanation={payments['status.explain.numberMissing']} orderNumber="" />
      );
  }
}

interface UnknownOutcomeProps {
  view: string;
  explanation: string;
  orderNumber: string;
  check?: ReactNode;
}

/** A status that is unknown for any reason has the documented text, and what it means (OM-159, OM-162). */
function UnknownOutcome({ view, explanation, orderNumber, check = false }: UnknownOutcomeProps) {
  return (
    <OutcomePanel
      outcome="unknown"
      title={payments['status.title']}
      step={view}
      headline={payments['status.unknown']}
      next={<p>{explanation}</p>}
      facts={referencePairs(orderNumber)}
      action={
        <>
          {check}
          <OrderListLink quiet={check !== false} />
        </>
      }
    >
      <p>{common.notFound}</p>
    </OutcomePanel>
  );
}

const OrderListLink = ({ quiet = false }: { quiet?: boolean }) => (
  <LinkButton to="/orderList/" variant={quiet ? 'quiet' : 'primary'} wide>
    {payments['status.done']}
  </LinkButton>
);
