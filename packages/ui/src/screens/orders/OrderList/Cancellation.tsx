import { cancellationMeaning, type OrderListView } from '@folioflow/flows';
import { PinDialog, type PinDialogProps } from '../../../parts/identity/PinDialog/PinDialog.tsx';
import { StageVerified } from '../../../parts/stage/StageFrame/StageVerified.tsx';
import { formatCancellation } from './cancellation-text.ts';

type LoadedView = Extract<OrderListView, { screen: 'loaded' }>;

export interface CancellationProps extends Pick<LoadedView, 'cancelling' | 'done'> {
  remote: PinDialogProps['remote'];
}

/**
 * Cancels an order by PIN (OM-076 to OM-081): the consequences first, the provider's answer afterwards.
 */
export function Cancellation({ cancelling, done, remote }: CancellationProps) {
  return (
    <>
      {done !== '' && <StageVerified>{done}</StageVerified>}
      <PinDialog view={cancelling?.pin} remote={remote} tone="danger">
        {cancelling !== null && <p>{formatCancellation(cancellationMeaning(cancelling.row, cancelling.ends))}</p>}
      </PinDialog>
    </>
  );
}
