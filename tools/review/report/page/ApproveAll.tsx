import { useState } from 'react';
import { Button } from '../../../../packages/ui/src/primitives/Button/Button.tsx';
import { Dialog } from '../../../../packages/ui/src/primitives/Dialog/Dialog.tsx';
import { countStories } from './texts.ts';

interface ApproveAllProps {
  /** Number of listed stories without a decision. */
  readonly count: number;
  readonly isSending: boolean;
  readonly onApprove: () => Promise<boolean>;
}

/** Approves all listed stories without a decision, after a dialog that names their number. */
export function ApproveAll({ count, isSending, onApprove }: ApproveAllProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        Approve all shown ({count})
      </Button>
      <Dialog
        open={isOpen}
        title={`Approve ${countStories(count)}?`}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button busy={isSending} onClick={() => void onApprove().then(() => setIsOpen(false))}>
              Approve {countStories(count)}
            </Button>
          </>
        }
      >
        <p>
          {count === 1
            ? 'The 1 story in the list without a decision is approved in your name.'
            : `The ${count} stories in the list without a decision are approved in your name.`}
        </p>
      </Dialog>
    </>
  );
}
