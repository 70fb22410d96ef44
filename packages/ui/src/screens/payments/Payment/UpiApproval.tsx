import { useLingui } from '@lingui/react';
import type { PaymentApproval, PaymentView } from '@folioflow/flows';
import { formatRupees } from '../../../format/index.ts';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Countdown } from '../../../primitives/Countdown/Countdown.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { OrderListLink, paymentReferenceProps } from './payment-parts.tsx';

type MessageView = Extract<PaymentView, { screen: 'messageShown' }>;

export interface UpiApprovalProps extends Pick<MessageView, 'html' | 'text' | 'reference'> {
  approval: PaymentApproval;
  onCheck: () => void;
}

/** Minutes and seconds, such as 4:05. */
const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A payment request that waits in the UPI app, with the time of the automatic checks (OM-152, decision 065). */
export function UpiApproval({ approval, html, text, reference, onCheck }: UpiApprovalProps) {
  const { i18n } = useLingui();
  const { checkedUntil } = approval;
  return (
    <OutcomePanel
      outcome="waiting"
      title={i18n._('payments.payment.title.message')}
      step="message"
      headline={
        reference.amount === ''
          ? i18n._('payments.upi.approve')
          : i18n._('payments.upi.approve.amount', { amount: formatRupees(reference.amount) })
      }
      next={
        <Stack gap={8}>
          {checkedUntil === null ? (
            <p role="status">{i18n._('payments.upi.unchecked')}</p>
          ) : (
            <p>
              <Countdown until={checkedUntil}>
                {(seconds) => i18n._('payments.upi.checked', { time: formatDuration(seconds) })}
              </Countdown>
            </p>
          )}
          <p>{i18n._('payments.upi.otherWay')}</p>
        </Stack>
      }
      facts={paymentReferenceProps(i18n, reference).facts}
      action={
        <>
          <Button
            wide
            busy={approval.isChecking}
            disabled={!approval.canCheck && !approval.isChecking}
            onClick={onCheck}
          >
            {i18n._('payments.upi.check')}
          </Button>
          <OrderListLink quiet />
        </>
      }
    >
      {html === '' ? (
        <ServerText text={text === '' ? i18n._('payments.payment.fallback') : text} />
      ) : (
        <ServerHtml html={html} />
      )}
    </OutcomePanel>
  );
}
