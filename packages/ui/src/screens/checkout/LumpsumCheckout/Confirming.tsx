import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { OrderCodes } from '../../../parts/identity/CodesForm/OrderCodes.tsx';
import { OrderAgreement } from './OrderAgreement.tsx';

const readCodeWords = (i18n: I18n) =>
  ({
    mobile: i18n._('checkout.code.label'),
    email: i18n._('checkout.code.label'),
    submit: i18n._('checkout.order.confirm'),
    resend: i18n._('checkout.code.resend'),
    resendIn: (seconds: number) => i18n._('checkout.code.resendIn', { seconds }),
    sending: i18n._('checkout.code.sending'),
    pendingButton: i18n._('checkout.order.create'),
    back: i18n._('checkout.order.back'),
  }) as const;

interface CodeStepProps {
  view: Extract<LumpsumCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The code above the order that it confirms, which cannot be changed meanwhile (DO-270, DO-271). */
export const CodeStep = ({ view, remote }: CodeStepProps) => {
  const { i18n } = useLingui();
  return (
    <OrderCodes
      codes={view.codes}
      remote={remote.child('secondFactor')}
      words={readCodeWords(i18n)}
      canHaveGoneThrough={view.canHaveGoneThrough}
      orderList={view.orderList}
    >
      <OrderAgreement {...view} />
    </OrderCodes>
  );
};
