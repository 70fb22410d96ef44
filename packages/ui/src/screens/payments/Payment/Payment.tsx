import { say, type PaymentReference, type PaymentView } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { payments } from '@folioflow/flows/words/payments';
import { CircleAlert, CircleHelp, Hourglass, Landmark, MessageSquareText } from 'lucide-react';
import { styled } from 'styled-components';
import { OutcomePanel } from '../../../parts/OutcomePanel/OutcomePanel.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';

type Underway = Extract<PaymentView, { screen: 'underway' }>;
type Failed = Extract<PaymentView, { screen: 'failed' }>;
type Message = Extract<PaymentView, { screen: 'messageShown' }>;

const LIST = '/orderList/';
/** Seconds that the payment page is said to take (OM-160, OM-346). */
const DURATION = { from: 1, to: 5 };

const Told = styled.p`
  color: var(--ink);
  font-size: var(--type-18);
  overflow-wrap: anywhere;
`;

const Kept = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

export interface PaymentProps {
  view: PaymentView;
}

/** /paymentPage/: from the call to the gateway, or to a message (OM-144 to OM-154). */
export function Payment({ view }: PaymentProps) {
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={LIST} link={payments['link.orderList']} />;
    case 'underway':
      return <OnItsWay {...view} />;
    case 'messageShown':
      return <MessageShown {...view} />;
    case 'failed':
      return <NotPaid {...view} />;
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
      icon={isHandedOver ? <Landmark aria-hidden /> : <Hourglass aria-hidden />}
      title={titleOf(view)}
      step={view.step}
      lead={isHandedOver ? payments['payment.lead.handedOver'] : say(payments['payment.lead.underway'], DURATION)}
      action={<ToOrderList quiet={!isHandedOver} />}
    >
      <Reference {...view.reference} />
    </OutcomePanel>
  );
}

function MessageShown({ html, text, isUpi, reference }: Message) {
  return (
    <OutcomePanel
      icon={<MessageSquareText aria-hidden />}
      title={payments['payment.title.message']}
      step="message"
      lead={isUpi ? payments['payment.lead.upi'] : undefined}
      action={<ToOrderList />}
    >
      {html === '' ? <Told>{text === '' ? payments['payment.fallback'] : text}</Told> : <ServerHtml html={html} />}
      <Reference {...reference} />
    </OutcomePanel>
  );
}

function NotPaid({ kind, text, reference }: Failed) {
  const isUnknown = kind === 'unknown';
  return (
    <OutcomePanel
      icon={isUnknown ? <CircleHelp aria-hidden /> : <CircleAlert aria-hidden />}
      tone={isUnknown ? 'warn' : 'loss'}
      title={payments[`payment.title.${kind}`]}
      step={kind}
      action={<ToOrderList />}
    >
      <Told role="alert">{text ?? common.notFound}</Told>
      <p>{payments[`payment.explain.${kind}`]}</p>
      <Reference {...reference} />
    </OutcomePanel>
  );
}

/** What finds the payment again. */
function Reference({ orderNumber, amount }: PaymentReference) {
  if (orderNumber === null && amount === '') return null;
  return (
    <div>
      <DataList
        pairs={[
          ...(orderNumber === null ? [] : [{ term: payments['payment.reference'], value: orderNumber }]),
          ...(amount === '' ? [] : [{ term: payments['payment.amount'], value: <Money value={amount} /> }]),
        ]}
      />
      {orderNumber !== null && <Kept>{payments['payment.reference.keep']}</Kept>}
    </div>
  );
}

function ToOrderList({ quiet = false }: { quiet?: boolean }) {
  return (
    <LinkButton to={LIST} variant={quiet ? 'quiet' : 'primary'} wide={!quiet}>
      {payments['link.orderList']}
    </LinkButton>
  );
}
