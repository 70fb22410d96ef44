import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
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
  return (
    <OutcomePanel
      outcome="waiting"
      title={ordering['lumpsum.title']}
      headline={ordering['payable.title']}
      amount={<Money value={amount} size="display" />}
      about={schemeName}
      next={
        <>
          <p>{ordering['payable.lead']}</p>
          <PaymentConsequences terms={terms} />
        </>
      }
      action={
        <Button wide disabled={!canPay} onClick={() => remote.send({ type: 'payment.requested' })}>
          {ordering['order.pay']}
        </Button>
      }
    />
  );
}
