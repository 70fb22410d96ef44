import { useLingui } from '@lingui/react';
import type { ExistingOrder, PurchaseTerms } from '@folioflow/flows';
import { PurchaseAgreement } from '../../../parts/order/Checkout/PurchaseAgreement.tsx';

interface AdditionAgreementProps {
  order: ExistingOrder;
  terms: PurchaseTerms;
}

/** The terms of an additional investment: amount, NAV day and the folio of the units. */
export const AdditionAgreement = ({ order, terms }: AdditionAgreementProps) => {
  const { i18n } = useLingui();
  return (
    <PurchaseAgreement
      terms={terms}
      words={{
        title: i18n._('investMore.agree.title'),
        once: (amount) => i18n._('investMore.agree.once', { amount }),
        units: i18n._('investMore.agree.units', { scheme: order.schemeName }),
        payNext: i18n._('investMore.agree.payNext'),
      }}
      pairs={
        order.folio === '' ? [] : [{ term: i18n._('investMore.agree.folio'), value: order.folio, isLiteral: true }]
      }
    />
  );
};
