import { say, UNITS_AFTER, type AddedToOrder } from '@folioflow/flows';
import { investMore as words } from '@folioflow/flows/words/invest-more';
import { NO_FIGURE, rupees } from '../../../format/money.ts';
import { AgreementFrame } from '../../../parts/Checkout/AgreementFrame.tsx';
import { DealingDay } from '../../../parts/Checkout/DealingDay.tsx';
import { OptionFacts } from '../../../parts/Checkout/OptionFacts.tsx';

interface AdditionAgreementProps {
  order: AddedToOrder;
  /** Rupees; null while none can be invested: the figure keeps its place. */
  amount: string | null;
}

/** How much goes where, whose NAV it gets and when the units come, that it is still to be paid, and what it costs to leave. */
export const AdditionAgreement = ({ order, amount }: AdditionAgreementProps) => (
  <AgreementFrame
    title={words['agree.title']}
    headline={say(words['agree.once'], { amount: amount === null ? NO_FIGURE : rupees(amount) })}
    text={
      <>
        <p>{say(words['agree.units'], { scheme: order.schemeName })}</p>
        <p>{words['agree.payNext']}</p>
        <DealingDay terms={{ cutOff: order.cutOff, settlesAfter: UNITS_AFTER }} />
      </>
    }
    pairs={order.folio === '' ? [] : [{ term: words['agree.folio'], value: order.folio }]}
  >
    <OptionFacts facts={order.leaving} />
  </AgreementFrame>
);
