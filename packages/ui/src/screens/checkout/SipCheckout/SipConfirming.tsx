import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { formatDay } from '../../../format/index.ts';
import { OrderCodes } from '../../../parts/identity/CodesForm/OrderCodes.tsx';
import { CheckoutPanel } from '../../../parts/order/Checkout/CheckoutPanel.ts';
import { accountPairs } from '../../../parts/order/SipTerms/sip-terms.ts';
import { DataList } from '../../../primitives/DataList/DataList.tsx';

const readCodeWords = (i18n: I18n) =>
  ({
    mobile: i18n._('checkout.code.label'),
    email: i18n._('checkout.code.label'),
    submit: i18n._('sip.confirm'),
    resend: i18n._('checkout.code.resend'),
    resendIn: (seconds: number) => i18n._('checkout.code.resendIn', { seconds }),
    pendingButton: i18n._('sip.confirm'),
    back: i18n._('sip.back'),
  }) as const;

interface SipCodeStepProps {
  view: Extract<SipCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof sipCheckoutFlow>;
}

/** The code, and below it the first instalment that it confirms (DO-326, DO-327). */
export const SipCodeStep = ({ view, remote }: SipCodeStepProps) => {
  const { i18n } = useLingui();
  const { firstDay, account, needsMandate } = view.summary;
  const { isFirstToday } = view.review.agreed.terms;
  return (
    <>
      <CheckoutPanel as="div">
        <OrderCodes
          codes={view.codes}
          remote={remote.child('secondFactor')}
          words={{
            ...readCodeWords(i18n),
            sending: view.isChecking ? i18n._('sip.checking') : i18n._('checkout.code.sending'),
          }}
          canHaveGoneThrough={view.canHaveGoneThrough}
          orderList={view.orderList}
        />
      </CheckoutPanel>
      <CheckoutPanel as="div">
        <h2>{i18n._(needsMandate ? 'sip.first.debit' : 'sip.first.byHand')}</h2>
        <DataList
          pairs={[
            {
              term: i18n._('sip.first.day'),
              value: isFirstToday === true ? i18n._('checkout.when.today') : formatDay(i18n, firstDay),
            },
            ...accountPairs(i18n, account),
          ]}
        />
      </CheckoutPanel>
    </>
  );
};
