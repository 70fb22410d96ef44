import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { PaymentMeaning } from '../../../parts/Checkout/PaymentMeaning.tsx';
import { OutcomePanel } from '../../../parts/OutcomePanel/OutcomePanel.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';

interface PayableProps {
  view: Extract<LumpsumCheckoutView, { screen: 'payable' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The order exists and waits for its payment (DO-274). */
export function Payable({ view: { schemeName, amount, terms, canPay }, remote }: PayableProps) {
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
          <PaymentMeaning terms={terms} />
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
