import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { OrderCodes } from '../../../parts/identity/CodesForm/OrderCodes.tsx';
import { SipAgreement } from './SipAgreement.tsx';

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

/** The code above the order that it confirms, which cannot be changed meanwhile (DO-326, DO-327). */
export const SipCodeStep = ({ view, remote }: SipCodeStepProps) => {
  const { i18n } = useLingui();
  return (
    <OrderCodes
      codes={view.codes}
      remote={remote.child('secondFactor')}
      words={{
        ...readCodeWords(i18n),
        sending: view.isChecking ? i18n._('sip.checking') : i18n._('checkout.code.sending'),
      }}
      canHaveGoneThrough={view.canHaveGoneThrough}
      orderList={view.orderList}
    >
      <SipAgreement summary={view.summary} review={view.review} />
    </OrderCodes>
  );
};
