import { say, type Exit, type PaymentReference, type PaymentView } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { payments } from '@folioflow/flows/words/payments';
import { OutcomePanel } from '../../../parts/OutcomePanel/OutcomePanel.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';

type Underway = Extract<PaymentView, { screen: 'underway' }>;
type Failed = Extract<PaymentView, { screen: 'failed' }>;
type Message = Extract<PaymentView, { screen: 'messageShown' }>;

const LIST = '/orderList/';
/** Seconds that the payment page is said to take (OM-160, OM-346). */
const DURATION = { from: 1, to: 5 };

export interface PaymentProps {
  view: PaymentView;
  /** Follows the way to pay again: the order screen with the order in the navigation state. */
  onExit: (exit: Exit) => void;
}

/** /paymentPage/: from the call to the gateway, or to a message (OM-144 to OM-154). */
export function Payment({ view, onExit }: PaymentProps) {
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={LIST} link={payments['link.orderList']} />;
    case 'underway':
      return <OnItsWay {...view} />;
    case 'messageShown':
      return <MessageShown {...view} />;
    case 'failed':
      return <NotPaid {...view} onExit={onExit} />;
  }
}

function titleOf({ step, isRedirect }: Underway): string {
  if (step !== 'waiting') return payments[`payment.title.${step}`];
  return isRedirect ? payments['payment.title.waiting.redirect'] : payments['payment.title.waiting.here'];
}

function OnItsWay(view: Underway) {
  const isHandedOver = view.step === 'handedOver';
  return (
    <OutcomePanel
      outcome="waiting"
      title={titleOf(view)}
      step={view.step}
      next={
        <p>{isHandedOver ? payments['payment.lead.handedOver'] : say(payments['payment.lead.underway'], DURATION)}</p>
      }
      {...moneyOf(view.reference)}
      action={<ToOrderList quiet={!isHandedOver} />}
    />
  );
}

function MessageShown({ html, text, isUpi, reference }: Message) {
  return (
    <OutcomePanel
      outcome="waiting"
      title={payments['payment.title.message']}
      step="message"
      next={isUpi ? <p>{payments['payment.lead.upi']}</p> : undefined}
      {...moneyOf(reference)}
      action={<ToOrderList />}
    >
      {html === '' ? (
        <ServerText text={text === '' ? payments['payment.fallback'] : text} />
      ) : (
        <ServerHtml html={html} />
      )}
    </OutcomePanel>
  );
}

function NotPaid({ kind, text, reference, payAgain, onExit }: Failed & Pick<PaymentProps, 'onExit'>) {
  return (
    <OutcomePanel
      outcome={kind === 'unknown' ? 'unknown' : 'failed'}
      title={payments[`payment.title.${kind}`]}
      step={kind}
      next={<p role={text === '' ? 'alert' : undefined}>{payments[`payment.explain.${kind}`]}</p>}
      {...moneyOf(reference)}
      action={
        <>
          {payAgain !== null && (
            <Button wide onClick={() => onExit(payAgain)}>
              {payments['status.payAgain']}
            </Button>
          )}
          <ToOrderList quiet={payAgain !== null} />
        </>
      }
    >
      {text !== '' && (
        <div role="alert">
          <ServerText text={text ?? common.notFound} />
        </div>
      )}
    </OutcomePanel>
  );
}

/** What finds the payment again, each once. */
function moneyOf({ orderNumber, amount }: PaymentReference) {
  return {
    amount: amount === '' ? undefined : <Money value={amount} size="display" />,
    facts:
      orderNumber === null
        ? []
        : [
            {
              term: payments['payment.reference'],
              value: <span>{orderNumber}</span>,
              note: payments['payment.reference.keep'],
            },
          ],
  };
}

function ToOrderList({ quiet = false }: { quiet?: boolean }) {
  return (
    <LinkButton to={LIST} variant={quiet ? 'quiet' : 'primary'} wide={!quiet}>
      {payments['link.orderList']}
    </LinkButton>
  );
}
