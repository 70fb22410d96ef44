import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { styled } from 'styled-components';
import { OrderCodes } from '../../../parts/CodesForm/OrderCodes.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { OrderAgreement } from './OrderAgreement.tsx';

const words = {
  mobile: ordering['code.label'],
  email: ordering['code.label'],
  submit: ordering['order.confirm'],
  resend: ordering['code.resend'],
  resendIn: ordering['code.resendIn'],
  sending: ordering['code.sending'],
  create: ordering['order.create'],
  back: ordering['order.back'],
} as const;

const Narrow = styled(Stack)`
  max-width: var(--width-form);
`;

interface ConfirmingProps {
  view: Extract<LumpsumCheckoutView, { screen: 'confirming' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The code, and below it what it confirms; nothing can be changed meanwhile (DO-270, DO-271). */
export function Confirming({ view, remote }: ConfirmingProps) {
  return (
    <Stack gap={32}>
      <Narrow gap={24}>
        <OrderCodes view={view} remote={remote} words={words} orderList={view.orderList} />
      </Narrow>
      <OrderAgreement {...view} />
    </Stack>
  );
}
