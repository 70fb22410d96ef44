import type { RedeemView, Remote, redeemFlow } from '@folioflow/flows';
import { redemption as words } from '@folioflow/flows/words/redemption';
import { CodesForm } from '../../../parts/CodesForm/CodesForm.tsx';
import { LostOrder } from '../../../parts/CodesForm/LostOrder.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { RedemptionAgreement } from './RedemptionAgreement.tsx';

const codeWords = {
  mobile: words['codes.mobile'],
  email: words['codes.email'],
  submit: words['codes.confirm'],
  resend: words['codes.resend'],
  resendIn: words['codes.resendIn'],
} as const;

interface ConfirmingProps {
  view: Extract<RedeemView, { screen: 'confirming' }>;
  remote: Remote<typeof redeemFlow>;
  /** The list that the order stands in, without slashes. */
  orderList: string;
}

/** Both codes, and below them what they confirm; Undo leads back to the amount (OM-137 to OM-140, OM-142). */
export function Confirming({ view, remote, orderList }: ConfirmingProps) {
  const { codes, draft, mayHaveGoneThrough, order } = view;
  const code = remote.child('secondFactor');
  const undo = (
    <Button
      variant="quiet"
      wide
      disabled={codes === undefined || codes.screen === 'closed' || !codes.canAbandon}
      onClick={() => code.send({ type: 'codes.abandoned' })}
    >
      {words['codes.undo']}
    </Button>
  );
  return (
    <Stack gap={32}>
      {codes?.screen === 'codes' ? (
        <CodesForm
          view={codes}
          remote={code}
          words={codeWords}
          wayOn={mayHaveGoneThrough && <LostOrder codes={codes} remote={code} orderList={orderList} />}
        >
          {undo}
        </CodesForm>
      ) : (
        <Stack gap={24}>
          <Loading label={words['codes.sending']} />
          <Button wide busy>
            {words.submit}
          </Button>
          {undo}
        </Stack>
      )}
      <RedemptionAgreement order={order} draft={draft} />
    </Stack>
  );
}
