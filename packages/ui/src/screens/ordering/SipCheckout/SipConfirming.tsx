import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { sip } from '@folioflow/flows/words/sip';
import { OrderCodes } from '../../../parts/CodesForm/OrderCodes.tsx';
import { SipAgreement } from './SipAgreement.tsx';

const words = {
  mobile: ordering['code.label'],
  email: ordering['code.label'],
  submit: sip.confirm,
  resend: ordering['code.resend'],
  resendIn: ordering['code.resendIn'],
  asked: sip.confirm,
  back: sip.back,
} as const;

interface SipConfirmingProps {
  view: Extract<SipCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof sipCheckoutFlow>;
}

/** The code, and below it what it confirms; nothing can be changed meanwhile (DO-326, DO-327). */
export const SipConfirming = ({ view, remote }: SipConfirmingProps) => (
  <OrderCodes
    codes={view.codes}
    remote={remote.child('secondFactor')}
    words={{ ...words, sending: view.isChecking ? sip.checking : ordering['code.sending'] }}
    mayHaveGoneThrough={view.mayHaveGoneThrough}
    orderList={view.orderList}
  >
    <SipAgreement summary={view.summary} review={view.review} />
  </OrderCodes>
);
