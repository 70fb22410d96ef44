import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
import { sip } from '@folioflow/flows/words/sip';
import { OrderCodes } from '../../../parts/identity/CodesForm/OrderCodes.tsx';
import { SipAgreement } from './SipAgreement.tsx';

const readCodeWords = () =>
  ({
    mobile: checkout['code.label'],
    email: checkout['code.label'],
    submit: sip.confirm,
    resend: checkout['code.resend'],
    resendIn: checkout['code.resendIn'],
    pendingButton: sip.confirm,
    back: sip.back,
  }) as const;

interface SipCodeStepProps {
  view: Extract<SipCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof sipCheckoutFlow>;
}

/** The code above the order that it confirms, which cannot be changed meanwhile (DO-326, DO-327). */
export const SipCodeStep = ({ view, remote }: SipCodeStepProps) => (
  <OrderCodes
    codes={view.codes}
    remote={remote.child('secondFactor')}
    words={{ ...readCodeWords(), sending: view.isChecking ? sip.checking : checkout['code.sending'] }}
    canHaveGoneThrough={view.canHaveGoneThrough}
    orderList={view.orderList}
  >
    <SipAgreement summary={view.summary} review={view.review} />
  </OrderCodes>
);
