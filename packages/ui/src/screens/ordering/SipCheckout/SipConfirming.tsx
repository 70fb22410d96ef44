import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { sip } from '@folioflow/flows/words/sip';
import { styled } from 'styled-components';
import { OrderCodes } from '../../../parts/CodesForm/OrderCodes.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { SipAgreement } from './SipAgreement.tsx';

const words = {
  mobile: ordering['code.label'],
  email: ordering['code.label'],
  submit: sip.confirm,
  resend: ordering['code.resend'],
  resendIn: ordering['code.resendIn'],
  sending: ordering['code.sending'],
  create: sip.confirm,
  back: sip.back,
} as const;

const Narrow = styled(Stack)`
  max-width: var(--width-form);
`;

interface SipConfirmingProps {
  view: Extract<SipCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof sipCheckoutFlow>;
}

/** The code, and below it what it confirms; nothing can be changed meanwhile (DO-326, DO-327). */
export function SipConfirming({ view, remote }: SipConfirmingProps) {
  const { isChecking, review, summary } = view;
  const spoken = isChecking ? { ...words, sending: sip.checking } : words;
  return (
    <Stack gap={32}>
      <Narrow gap={24}>
        <OrderCodes view={view} remote={remote} words={spoken} orderList={view.orderList} />
      </Narrow>
      <SipAgreement summary={summary} review={review} />
    </Stack>
  );
}
