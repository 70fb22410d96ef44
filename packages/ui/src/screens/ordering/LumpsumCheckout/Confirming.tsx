import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { OrderCodes } from '../../../parts/CodesForm/OrderCodes.tsx';
import { OrderAgreement } from './OrderAgreement.tsx';

const words = {
  mobile: ordering['code.label'],
  email: ordering['code.label'],
  submit: ordering['order.confirm'],
  resend: ordering['code.resend'],
  resendIn: ordering['code.resendIn'],
  sending: ordering['code.sending'],
  asked: ordering['order.create'],
  back: ordering['order.back'],
} as const;

interface ConfirmingProps {
  view: Extract<LumpsumCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The code, and below it what it confirms; nothing can be changed meanwhile (DO-270, DO-271). */
export const Confirming = ({ view, remote }: ConfirmingProps) => (
  <OrderCodes
    codes={view.codes}
    remote={remote.child('secondFactor')}
    words={words}
    mayHaveGoneThrough={view.mayHaveGoneThrough}
    orderList={view.orderList}
  >
    <OrderAgreement {...view} />
  </OrderCodes>
);
