import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { sip as words } from '@folioflow/flows/words/sip';
import { styled } from 'styled-components';
import { CodesForm } from '../../../parts/CodesForm/CodesForm.tsx';
import { LostOrder } from '../../../parts/CodesForm/LostOrder.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { SipAgreement } from './SipAgreement.tsx';

const code = {
  mobile: ordering['code.label'],
  email: ordering['code.label'],
  submit: words.confirm,
  resend: ordering['code.resend'],
  resendIn: ordering['code.resendIn'],
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
  const { codes, isChecking, mayHaveGoneThrough, orderList, review, summary } = view;
  const child = remote.child('secondFactor');
  const back = (
    <Button
      variant="quiet"
      wide
      disabled={codes === undefined || codes.screen === 'closed' || !codes.canAbandon}
      onClick={() => child.send({ type: 'codes.abandoned' })}
    >
      {words.back}
    </Button>
  );
  return (
    <Stack gap={32}>
      <Narrow gap={24}>
        {codes?.screen === 'codes' ? (
          <CodesForm
            view={codes}
            remote={child}
            words={code}
            wayOn={mayHaveGoneThrough && <LostOrder codes={codes} remote={child} orderList={orderList} />}
          >
            {back}
          </CodesForm>
        ) : (
          <Stack gap={24}>
            <Loading label={isChecking ? words.checking : ordering['code.sending']} />
            <Button wide busy>
              {words.confirm}
            </Button>
            {back}
          </Stack>
        )}
      </Narrow>
      <SipAgreement summary={summary} review={review} />
    </Stack>
  );
}
