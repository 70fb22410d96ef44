import { say, type OrderListView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { rupees } from '../../../format/money.ts';
import { PinDialog, type PinDialogProps } from '../../../parts/PinDialog/PinDialog.tsx';
import { StageVerified } from '../../../parts/StageFrame/StageVerified.tsx';

type Loaded = Extract<OrderListView, { screen: 'loaded' }>;

export interface CancellationProps extends Pick<Loaded, 'cancelling' | 'done'> {
  remote: PinDialogProps['remote'];
}

/** The PIN that cancels an order (OM-076 to OM-081), with what that means, and afterwards what the provider said to it. */
export function Cancellation({ cancelling, done, remote }: CancellationProps) {
  return (
    <>
      {done !== '' && <StageVerified>{done}</StageVerified>}
      <PinDialog view={cancelling?.pin} remote={remote} tone="danger">
        {cancelling !== null && <p>{meaningOf(cancelling)}</p>}
      </PinDialog>
    </>
  );
}

function meaningOf({ row, ends }: NonNullable<Loaded['cancelling']>): string {
  const { type, schemeName: scheme, invested } = row;
  if (ends === 'swp') return say(orders['cancel.swp'], { scheme });
  if (type === 'single') return say(orders['cancel.order'], { scheme, amount: rupees(invested) });
  return say(orders[type === 'stp' ? 'cancel.transfer' : 'cancel.plan'], { scheme });
}
