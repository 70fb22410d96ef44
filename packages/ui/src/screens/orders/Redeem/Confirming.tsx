import type { RedeemView, Remote, redeemFlow } from '@folioflow/flows';
import { redemption } from '@folioflow/flows/words/redemption';
import { OrderCodes } from '../../../parts/CodesForm/OrderCodes.tsx';
import { RedemptionAgreement } from './RedemptionAgreement.tsx';

const words = {
  mobile: redemption['codes.mobile'],
  email: redemption['codes.email'],
  submit: redemption['codes.confirm'],
  resend: redemption['codes.resend'],
  resendIn: redemption['codes.resendIn'],
  sending: redemption['codes.sending'],
  asked: redemption.submit,
  back: redemption['codes.undo'],
} as const;

interface ConfirmingProps {
  view: Extract<RedeemView, { screen: 'confirming' }>;
  remote: Remote<typeof redeemFlow>;
  /** The list that the order stands in, without slashes. */
  orderList: string;
}

/** Both codes, and below them what they confirm; Undo leads back to the amount (OM-137 to OM-140, OM-142). */
export const Confirming = ({ view, remote, orderList }: ConfirmingProps) => (
  <OrderCodes
    codes={view.codes}
    remote={remote.child('secondFactor')}
    words={words}
    mayHaveGoneThrough={view.mayHaveGoneThrough}
    orderList={orderList}
  >
    <RedemptionAgreement order={view.order} draft={view.draft} />
  </OrderCodes>
);
