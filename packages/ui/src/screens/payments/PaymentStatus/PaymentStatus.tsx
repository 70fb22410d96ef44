import { useLingui } from '@lingui/react';
import type { Exit, PaymentStatusView, Remote, paymentStatusFlow } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  const check = 'canCheckAgain' in view && view.canCheckAgain && (
    <Button wide onClick={() => remote.send({ type: 'check.requested' })}>
      {i18n._('payments.status.check')}
    </Button>
  );
  switch (view.screen) {
    case 'shown':
      return (
        <PaymentOutcome
          title={i18n._('payments.status.title')}
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
          title={i18n._('payments.status.title')}
          step={view.screen}
          headline={i18n._('payments.status.fetching')}
          next={<p>{i18n._('payments.status.fetching.note', DURATION_IN_SECONDS)}</p>}
          facts={referencePairs(i18n, view.orderNumber)}
          action={<OrderListLink />}
        />
      );
    case 'failed':
      return (
        <UnknownOutcome
          view={view.screen}
          explanation={i18n._(view.isAnswerLost ? 'payments.status.explain.lost' : 'payments.status.explain.notFound')}
          orderNumber={view.orderNumber}
          check={check}
        />
      );
    case 'numberMissing':
      return (
        <UnknownOutcome
          view={view.screen}
          explanation={i18n._('payments.status.explain.numberMissing')}
          orderNumber=""
        />
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
  const { i18n } = useLingui();
  return (
    <OutcomePanel
      outcome="unknown"
      title={i18n._('payments.status.title')}
      step={view}
      headline={i18n._('payments.status.unknown')}
      next={<p>{explanation}</p>}
      facts={referencePairs(i18n, orderNumber)}
      action={
        <>
          {check}
          <OrderListLink quiet={check !== false} />
        </>
      }
    >
      <p>{i18n._('common.notFound')}</p>
    </OutcomePanel>
  );
}

const OrderListLink = ({ quiet = false }: { quiet?: boolean }) => {
  const { i18n } = useLingui();
  return (
    <LinkButton to="/orderList/" variant={quiet ? 'quiet' : 'primary'} wide>
      {i18n._('payments.status.done')}
    </LinkButton>
  );
};
