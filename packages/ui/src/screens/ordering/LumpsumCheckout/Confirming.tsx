import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { styled } from 'styled-components';
import { CodesForm } from '../../../parts/CodesForm/CodesForm.tsx';
import { LostOrder } from '../../../parts/CodesForm/LostOrder.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { OrderAgreement } from './OrderAgreement.tsx';

const words = {
  mobile: ordering['code.label'],
  email: ordering['code.label'],
  submit: ordering['order.confirm'],
  resend: ordering['code.resend'],
  resendIn: ordering['code.resendIn'],
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
  const { codes, mayHaveGoneThrough, orderList } = view;
  const code = remote.child('secondFactor');
  const back = (
    <Button
      variant="quiet"
      wide
      disabled={codes === undefined || codes.screen === 'closed' || !codes.canAbandon}
      onClick={() => code.send({ type: 'codes.abandoned' })}
    >
      {ordering['order.back']}
    </Button>
  );
  return (
    <Stack gap={32}>
      <Narrow gap={24}>
        {codes?.screen === 'codes' ? (
          <CodesForm
            view={codes}
            remote={code}
            words={words}
            wayOn={mayHaveGoneThrough && <LostOrder codes={codes} remote={code} orderList={orderList} />}
          >
            {back}
          </CodesForm>
        ) : (
          <Stack gap={24}>
            <Loading label={ordering['code.sending']} />
            <Button wide busy>
              {ordering['order.create']}
            </Button>
            {back}
          </Stack>
        )}
      </Narrow>
      <OrderAgreement {...view} />
    </Stack>
  );
}
