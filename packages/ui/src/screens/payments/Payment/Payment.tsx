import {
  formatMessage,
  type Exit,
  type Notice,
  type paymentFlow,
  type PaymentView,
  type Remote,
} from '@folioflow/flows';
import { payments } from '@folioflow/flows/words/payments';
import { useMemo } from 'react';
import { NoticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { PaymentOutcome } from '../../../parts/payment/PaymentOutcome/PaymentOutcome.tsx';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { ORDER_LIST_PATH, OrderListLink, paymentReferenceProps } from './payment-parts.tsx';
import { UpiApproval } from './UpiApproval.tsx';

type UnderwayView = Extract<PaymentView, { screen: 'underway' }>;
type FailedView = Extract<PaymentView, { screen: 'failed' }>;
type MessageView = Extract<PaymentView, { screen: 'messageShown' }>;

/** The announced duration of the payment page in seconds (OM-160, OM-346). */
const DURATION_IN_SECONDS = { from: 1, to: 5 };

export interface PaymentProps {
  view: PaymentView;
  remote: Pick<Remote<typeof paymentFlow>, 'send'>;
  /** Opens another payment: the order screen with the order in the navigation state. */
  onExit: (exit: Exit) => void;
}

/** /paymentPage/: the call, then the gateway or a message (OM-144 to OM-154). */
export function Payment({ view, remote, onExit }: PaymentProps) {
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={ORDER_LIST_PATH} link={payments['link.orderList']} />;
    case 'underway':
      return <PaymentUnderway {...view} />;
    case 'messageShown':
      return view.approval === null ? (
        <ProviderMessage {...view} />
      ) : (
        <UpiApproval {...view} approval={view.approval} onCheck={() => remote.send({ type: 'check.requested' })} />
      );
    case 'settled':
      return (
        <PaymentOutcome
          {...view}
          title={payments['payment.title.message']}
          step={view.screen}
          check={false}
          listLink={(isQuiet) => <OrderListLink quiet={isQuiet} />}
          onExit={onExit}
        />
      );
    case 'failed':
      return <PaymentFailed {...view} onExit={onExit} />;
  }
}

function underwayTitleOf({ step, isRedirect }: UnderwayView): string {
  if (step !== 'waiting') return payments[`payment.title.${step}`];
  return isRedirect ? payments['payment.title.waiting.redirect'] : payments['payment.title.waiting.here'];
}

function PaymentUnderway(view: UnderwayView) {
  const isHandedOver = view.step === 'handedOver';
  return (
    <OutcomePanel
      outcome="waiting"
      title={underwayTitleOf(view)}
      step={view.step}
      next={
        <p>
          {isHandedOver
            ? payments['payment.lead.handedOver']
            : formatMessage(payments['payment.lead.underway'], DURATION_IN_SECONDS)}
        </p>
      }
      {...paymentReferenceProps(view.reference)}
      action={<OrderListLink quiet={!isHandedOver} />}
    />
  );
}

function ProviderMessage({ html, text, isUpi, reference }: MessageView) {
  return (
    <OutcomePanel
      outcome="waiting"
      title={payments['payment.title.message']}
      step="message"
      next={isUpi ? <p>{payments['payment.lead.upi']}</p> : undefined}
      {...paymentReferenceProps(reference)}
      action={<OrderListLink />}
    >
      {html === '' ? (
        <ServerText text={text === '' ? payments['payment.fallback'] : text} />
      ) : (
        <ServerHtml html={html} />
      )}
    </OutcomePanel>
  );
}

function PaymentFailed({ kind, text, reference, payAgain, onExit }: FailedView & Pick<PaymentProps, 'onExit'>) {
  // A refusal without a text has the not-found text.
  const notice = useMemo<Notice>(() => ({ kind: 'refused', text: text ?? '', via: 'answer', errors: [] }), [text]);
  return (
    <OutcomePanel
      outcome={kind === 'unknown' ? 'unknown' : 'failed'}
      title={payments[`payment.title.${kind}`]}
      step={kind}
      next={<p>{payments[`payment.explain.${kind}`]}</p>}
      {...paymentReferenceProps(reference)}
      action={
        <>
          {payAgain !== null && (
            <Button wide onClick={() => onExit(payAgain)}>
              {payments['status.payAgain']}
            </Button>
          )}
          <OrderListLink quiet={payAgain !== null} />
        </>
      }
    >
      <NoticeText notice={notice} />
    </OutcomePanel>
  );
}
