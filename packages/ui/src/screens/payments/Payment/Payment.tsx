import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Exit, Notice, paymentFlow, PaymentView, Remote } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={ORDER_LIST_PATH} link={i18n._('payments.link.orderList')} />;
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
          title={i18n._('payments.payment.title.message')}
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

function underwayTitleOf(i18n: I18n, { step, isRedirect }: UnderwayView): string {
  if (step !== 'waiting') return i18n._(`payments.payment.title.${step}`);
  return isRedirect ? i18n._('payments.payment.title.waiting.redirect') : i18n._('payments.payment.title.waiting.here');
}

function PaymentUnderway(view: UnderwayView) {
  const { i18n } = useLingui();
  const isHandedOver = view.step === 'handedOver';
  return (
    <OutcomePanel
      outcome="waiting"
      title={underwayTitleOf(i18n, view)}
      step={view.step}
      next={
        <p>
          {isHandedOver
            ? i18n._('payments.payment.lead.handedOver')
            : i18n._('payments.payment.lead.underway', DURATION_IN_SECONDS)}
        </p>
      }
      {...paymentReferenceProps(i18n, view.reference)}
      action={<OrderListLink quiet={!isHandedOver} />}
    />
  );
}

function ProviderMessage({ html, text, isUpi, reference }: MessageView) {
  const { i18n } = useLingui();
  return (
    <OutcomePanel
      outcome="waiting"
      title={i18n._('payments.payment.title.message')}
      step="message"
      next={isUpi ? <p>{i18n._('payments.payment.lead.upi')}</p> : undefined}
      {...paymentReferenceProps(i18n, reference)}
      action={<OrderListLink />}
    >
      {html === '' ? (
        <ServerText text={text === '' ? i18n._('payments.payment.fallback') : text} />
      ) : (
        <ServerHtml html={html} />
      )}
    </OutcomePanel>
  );
}

function PaymentFailed({ kind, text, reference, payAgain, onExit }: FailedView & Pick<PaymentProps, 'onExit'>) {
  const { i18n } = useLingui();
  // A refusal without a text has the not-found text.
  const notice = useMemo<Notice>(() => ({ kind: 'refused', text: text ?? '', via: 'answer', errors: [] }), [text]);
  return (
    <OutcomePanel
      outcome={kind === 'unknown' ? 'unknown' : 'failed'}
      title={i18n._(`payments.payment.title.${kind}`)}
      step={kind}
      next={<p>{i18n._(`payments.payment.explain.${kind}`)}</p>}
      {...paymentReferenceProps(i18n, reference)}
      action={
        <>
          {payAgain !== null && (
            <Button wide onClick={() => onExit(payAgain)}>
              {i18n._('payments.status.payAgain')}
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
