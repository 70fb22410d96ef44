import type { OrderNominee, OrderSummary, PurchaseTerms } from '@folioflow/flows';
import { checkout as words } from '@folioflow/flows/words/checkout';
import { accountLine } from '../../../parts/order/Checkout/account-line.ts';
import { PurchaseAgreement } from '../../../parts/order/Checkout/PurchaseAgreement.tsx';

interface OrderAgreementProps {
  summary: OrderSummary;
  nominee: OrderNominee;
  terms: PurchaseTerms;
}

/** The terms of a lumpsum order: amount, NAV day, paying account and folio. */
export const OrderAgreement = ({ summary, nominee, terms }: OrderAgreementProps) => (
  <PurchaseAgreement
    terms={terms}
    schemeName={summary.schemeName}
    words={{
      title: words['agree.title'],
      once: words['agree.once'],
      units: words['agree.units'],
      payNext: words['agree.payNext'],
    }}
    pairs={[
      accountLine(summary.account),
      { term: words['summary.nominee'], value: nominee.name ?? words['summary.nominee.none'] },
    ]}
  />
);
