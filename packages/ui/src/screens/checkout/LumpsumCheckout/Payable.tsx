import { useLingui } from '@lingui/react';
import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { PaymentConsequences } from '../../../parts/order/Checkout/PaymentConsequences.tsx';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';

interface PayableOrderProps {
  view: Extract<LumpsumCheckoutView, { screen: 'payable' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The order exists and waits for its payment (DO-274). */
export function PayableOrder({ view: { schemeName, amount, terms, canPay }, remote }: PayableOrderProps) {
  const { i18n } = useLingui();
  return (
    <OutcomePanel
      outcome="waiting"
      title={i18n._('checkout.lumpsum.title')}
      headline={i18n._('checkout.payable.title')}
      amount={<Money value={amount} size="display" />}
      about={schemeName}
      next={
        <>
          <p>{i18n._('checkout.payable.lead')}</p>
          <PaymentConsequences terms={terms} />
        </>
      }
      action={
        <Button wide disabled={!canPay} onClick={() => remote.send({ type: 'payment.requested' })}>
          {i18n._('checkout.order.pay')}
        </Button>
      }
    />
  );
}
