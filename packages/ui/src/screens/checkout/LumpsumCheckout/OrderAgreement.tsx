import { useLingui } from '@lingui/react';
import type { OrderNominee, OrderSummary, PurchaseTerms } from '@folioflow/flows';
import { accountLine } from '../../../parts/order/Checkout/account-line.ts';
import { PurchaseAgreement } from '../../../parts/order/Checkout/PurchaseAgreement.tsx';

interface OrderAgreementProps {
  summary: OrderSummary;
  nominee: OrderNominee;
  terms: PurchaseTerms;
}

/** The terms of a lumpsum order: amount, NAV day, paying account and folio. */
export const OrderAgreement = ({ summary, nominee, terms }: OrderAgreementProps) => {
  const { i18n } = useLingui();
  return (
    <PurchaseAgreement
      terms={terms}
      words={{
        title: i18n._('checkout.agree.title'),
        once: (amount) => i18n._('checkout.agree.once', { amount }),
        units: i18n._('checkout.agree.units', { scheme: summary.schemeName }),
        payNext: i18n._('checkout.agree.payNext'),
      }}
      pairs={[
        accountLine(i18n, summary.account),
        { term: i18n._('checkout.summary.nominee'), value: nominee.name ?? i18n._('checkout.summary.nominee.none') },
      ]}
    />
  );
};
