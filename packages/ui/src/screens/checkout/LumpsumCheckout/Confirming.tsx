import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
import { OrderCodes } from '../../../parts/identity/CodesForm/OrderCodes.tsx';
import { OrderAgreement } from './OrderAgreement.tsx';

const readCodeWords = () =>
  ({
    mobile: checkout['code.label'],
    email: checkout['code.label'],
    submit: checkout['order.confirm'],
    resend: checkout['code.resend'],
    resendIn: checkout['code.resendIn'],
    sending: checkout['code.sending'],
    pendingButton: checkout['order.create'],
    back: checkout['order.back'],
  }) as const;

interface CodeStepProps {
  view: Extract<LumpsumCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The code above the order that it confirms, which cannot be changed meanwhile (DO-270, DO-271). */
export const CodeStep = ({ view, remote }: CodeStepProps) => (
  <OrderCodes
    codes={view.codes}
    remote={remote.child('secondFactor')}
    words={readCodeWords()}
    canHaveGoneThrough={view.canHaveGoneThrough}
    orderList={view.orderList}
  >
    <OrderAgreement {...view} />
  </OrderCodes>
);
