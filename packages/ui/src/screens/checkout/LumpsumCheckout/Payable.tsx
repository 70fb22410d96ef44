import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
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
      title={checkout['lumpsum.title']}
      headline={checkout['payable.title']}
      amount={<Money value={amount} size="display" />}
      about={schemeName}
      next={
        <>
          <p>{checkout['payable.lead']}</p>
          <PaymentConsequences terms={terms} />
        </>
      }
      action={
        <Button wide disabled={!canPay} onClick={() => remote.send({ type: 'payment.requested' })}>
          {checkout['order.pay']}
        </Button>
      }
    />
  );
}
