import { cancellationMeaning, type OrderListView } from '@folioflow/flows';
import { PinDialog, type PinDialogProps } from '../../../parts/PinDialog/PinDialog.tsx';
import { StageVerified } from '../../../parts/StageFrame/StageVerified.tsx';
import { cancellationText } from './cancellation-text.ts';

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
        {cancelling !== null && <p>{cancellationText(cancellationMeaning(cancelling.row, cancelling.ends))}</p>}
      </PinDialog>
    </>
  );
}
