import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { OrderCodes } from '../../../parts/identity/CodesForm/OrderCodes.tsx';
import { OrderAgreement } from './OrderAgreement.tsx';

const codeWords = {
  mobile: ordering['code.label'],
  email: ordering['code.label'],
  submit: ordering['order.confirm'],
  resend: ordering['code.resend'],
  resendIn: ordering['code.resendIn'],
  sending: ordering['code.sending'],
  pendingButton: ordering['order.create'],
  back: ordering['order.back'],
} as const;

interface CodeStepProps {
  view: Extract<LumpsumCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The code, and below it what it confirms; nothing can be changed meanwhile (DO-270, DO-271). */
export const CodeStep = ({ view, remote }: CodeStepProps) => (
  <OrderCodes
    codes={view.codes}
    remote={remote.child('secondFactor')}
    words={codeWords}
    canHaveGoneThrough={view.canHaveGoneThrough}
    orderList={view.orderList}
  >
    <OrderAgreement {...view} />
  </OrderCodes>
);
