import type { ExistingOrder, PurchaseTerms } from '@folioflow/flows';
import { investMore as words } from '@folioflow/flows/words/invest-more';
import { PurchaseAgreement } from '../../../parts/order/Checkout/PurchaseAgreement.tsx';

interface AdditionAgreementProps {
  order: ExistingOrder;
  terms: PurchaseTerms;
}

/** More money into an order: what it comes to, and into which folio its units go. */
export const AdditionAgreement = ({ order, terms }: AdditionAgreementProps) => (
  <PurchaseAgreement
    terms={terms}
    schemeName={order.schemeName}
    words={{
      title: words['agree.title'],
      once: words['agree.once'],
      units: words['agree.units'],
      payNext: words['agree.payNext'],
    }}
    pairs={order.folio === '' ? [] : [{ term: words['agree.folio'], value: order.folio }]}
  />
);
