import type { RedeemView, Remote, redeemFlow } from '@folioflow/flows';
import { redemption } from '@folioflow/flows/words/redemption';
import { OrderCodes } from '../../../parts/identity/CodesForm/OrderCodes.tsx';
import { RedemptionAgreement } from './RedemptionAgreement.tsx';

const readCodeWords = () =>
  ({
    mobile: redemption['codes.mobile'],
    email: redemption['codes.email'],
    submit: redemption['codes.confirm'],
    resend: redemption['codes.resend'],
    resendIn: redemption['codes.resendIn'],
    sending: redemption['codes.sending'],
    pendingButton: redemption.submit,
    back: redemption['codes.undo'],
  }) as const;

interface CodeStepProps {
  view: Extract<RedeemView, { screen: 'confirming' }>;
  remote: Remote<typeof redeemFlow>;
  /** The list that contains the order, without slashes. */
  orderList: string;
}

/** Both codes above the redemption that they confirm; Undo returns to the amount (OM-137 to OM-140, OM-142). */
export const CodeStep = ({ view, remote, orderList }: CodeStepProps) => (
  <OrderCodes
    codes={view.codes}
    remote={remote.child('secondFactor')}
    words={readCodeWords()}
    canHaveGoneThrough={view.canHaveGoneThrough}
    orderList={orderList}
  >
    <RedemptionAgreement order={view.order} draft={view.draft} />
  </OrderCodes>
);
