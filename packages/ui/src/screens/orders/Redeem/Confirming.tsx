import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { RedeemView, Remote, redeemFlow } from '@folioflow/flows';
import { OrderCodes } from '../../../parts/identity/CodesForm/OrderCodes.tsx';
import { RedemptionAgreement } from './RedemptionAgreement.tsx';

const readCodeWords = (i18n: I18n) =>
  ({
    mobile: i18n._('redemption.codes.mobile'),
    email: i18n._('redemption.codes.email'),
    submit: i18n._('redemption.codes.confirm'),
    resend: i18n._('redemption.codes.resend'),
    resendIn: (seconds: number) => i18n._('redemption.codes.resendIn', { seconds }),
    sending: i18n._('redemption.codes.sending'),
    pendingButton: i18n._('redemption.submit'),
    back: i18n._('redemption.codes.undo'),
  }) as const;

interface CodeStepProps {
  view: Extract<RedeemView, { screen: 'confirming' }>;
  remote: Remote<typeof redeemFlow>;
  /** The list that contains the order, without slashes. */
  orderList: string;
}

/** Both codes above the redemption that they confirm; Undo returns to the amount (OM-137 to OM-140, OM-142). */
export const CodeStep = ({ view, remote, orderList }: CodeStepProps) => {
  const { i18n } = useLingui();
  return (
    <OrderCodes
      codes={view.codes}
      remote={remote.child('secondFactor')}
      words={readCodeWords(i18n)}
      canHaveGoneThrough={view.canHaveGoneThrough}
      orderList={orderList}
    >
      <RedemptionAgreement order={view.order} draft={view.draft} />
    </OrderCodes>
  );
};
