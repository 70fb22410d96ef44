import { bank } from '@folioflow/flows/messages/en/bank';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ReviewingProps } from './Reviewing.tsx';

/** Confirm, and the two ways back. */
export function ReviewActions({ view, remote }: Omit<ReviewingProps, 'imageOrigin'>) {
  return (
    <>
      <Button
        wide
        busy={view.isBusy}
        disabled={!view.canSubmit && !view.isBusy}
        onClick={() => remote.send({ type: 'stage.submitted' })}
      >
        {bank.confirm}
      </Button>
      <Button
        variant="secondary"
        wide
        disabled={!view.canReplaceCheque}
        onClick={() => remote.send({ type: 'cheque.replaced' })}
      >
        {bank['cheque.replace']}
      </Button>
      <Button
        variant="quiet"
        wide
        disabled={!view.canChangeDetails}
        onClick={() => remote.send({ type: 'details.changeRequested' })}
      >
        {bank['details.change']}
      </Button>
    </>
  );
}
