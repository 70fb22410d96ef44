import { say, type PaymentStatusView } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { payments } from '@folioflow/flows/words/payments';
import { CircleHelp, Hourglass, ReceiptText } from 'lucide-react';
import { styled } from 'styled-components';
import { OutcomePanel } from '../../../parts/OutcomePanel/OutcomePanel.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

/** Seconds that processing is said to take (OM-160). */
const DURATION = { from: 1, to: 5 };

const Told = styled.p`
  color: var(--ink);
  font-size: var(--type-18);
`;

const looks = {
  fetching: { icon: <Hourglass aria-hidden />, tone: 'info' },
  shown: { icon: <ReceiptText aria-hidden />, tone: 'info' },
  failed: { icon: <CircleHelp aria-hidden />, tone: 'warn' },
  numberMissing: { icon: <CircleHelp aria-hidden />, tone: 'warn' },
} as const;

export interface PaymentStatusProps {
  view: PaymentStatusView;
}

/** /paymentResponse: what became of the payment that came back from the gateway (OM-155 to OM-163). */
export function PaymentStatus({ view }: PaymentStatusProps) {
  const orderNumber = view.screen === 'numberMissing' ? '' : view.orderNumber;
  return (
    <OutcomePanel
      {...looks[view.screen]}
      title={payments['status.title']}
      step={view.screen}
      action={
        <LinkButton to="/orderList/" wide>
          {payments['status.done']}
        </LinkButton>
      }
    >
      <Answer {...view} />
      {orderNumber !== '' && <DataList pairs={[{ term: payments['payment.reference'], value: orderNumber }]} />}
    </OutcomePanel>
  );
}

function Answer(view: PaymentStatusView) {
  switch (view.screen) {
    case 'shown':
      return <ServerHtml html={view.html} />;
    case 'fetching':
      return (
        <Stack gap={12}>
          <Stack gap={8} role="status">
            <Told>{payments['status.fetching']}</Told>
            <p>{say(payments['status.fetching.note'], DURATION)}</p>
          </Stack>
          <Skeleton height="1.25rem" width="60%" />
          <Skeleton height="1rem" />
        </Stack>
      );
    case 'failed':
      return (
        <NotKnown why={view.isAnswerLost ? payments['status.explain.lost'] : payments['status.explain.notFound']} />
      );
    case 'numberMissing':
      return <NotKnown why={payments['status.explain.numberMissing']} />;
  }
}

function NotKnown({ why }: { why: string }) {
  return (
    <Stack gap={12}>
      <Told role="alert">{common.notFound}</Told>
      <p>{why}</p>
    </Stack>
  );
}
