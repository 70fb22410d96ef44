import type { ExistingOrder, PurchaseTerms } from '@folioflow/flows';
import { investMore as words } from '@folioflow/flows/words/invest-more';
import { PurchaseAgreement } from '../../../parts/order/Checkout/PurchaseAgreement.tsx';

interface AdditionAgreementProps {
  order: ExistingOrder;
  terms: PurchaseTerms;
}

/** The terms of an additional investment: amount, NAV day and the folio of the units. */
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
    pairs={order.folio === '' ? [] : [{ term: words['agree.folio'], value: order.folio, isLiteral: true }]}
  />
);
