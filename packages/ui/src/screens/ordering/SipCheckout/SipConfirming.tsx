import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { sip } from '@folioflow/flows/words/sip';
import { OrderCodes } from '../../../parts/identity/CodesForm/OrderCodes.tsx';
import { SipAgreement } from './SipAgreement.tsx';

const codeWords = {
  mobile: ordering['code.label'],
  email: ordering['code.label'],
  submit: sip.confirm,
  resend: ordering['code.resend'],
  resendIn: ordering['code.resendIn'],
  pendingButton: sip.confirm,
  back: sip.back,
} as const;

interface SipCodeStepProps {
  view: Extract<SipCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof sipCheckoutFlow>;
}

/** The code, and below it what it confirms; nothing can be changed meanwhile (DO-326, DO-327). */
export const SipCodeStep = ({ view, remote }: SipCodeStepProps) => (
  <OrderCodes
    codes={view.codes}
    remote={remote.child('secondFactor')}
    words={{ ...codeWords, sending: view.isChecking ? sip.checking : ordering['code.sending'] }}
    canHaveGoneThrough={view.canHaveGoneThrough}
    orderList={view.orderList}
  >
    <SipAgreement summary={view.summary} review={view.review} />
  </OrderCodes>
);
