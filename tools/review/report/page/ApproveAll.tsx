import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../packages/ui/src/primitives/Button/Button.tsx';
import { Dialog } from '../../../../packages/ui/src/primitives/Dialog/Dialog.tsx';
import { countStories } from './texts.ts';

const Refusal = styled.p`
  margin-top: var(--space-12);
  color: var(--loss);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ApproveAllProps {
  /** Number of listed stories without a decision. */
  readonly count: number;
  readonly isSending: boolean;
  /** Reason why the last decision was refused. */
  readonly problem: string | null;
  readonly onApprove: () => Promise<boolean>;
}

/** Approves all listed stories without a decision, after a dialog that names their number. */
export function ApproveAll({ count, isSending, problem, onApprove }: ApproveAllProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const open = () => {
    setIsRefused(false);
    setIsOpen(true);
  };
  const approve = async () => {
    const isAccepted = await onApprove();
    setIsRefused(!isAccepted);
    setIsOpen(!isAccepted);
  };
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={open}>
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
            {count > 0 && (
              <Button busy={isSending} onClick={() => void approve()}>
                Approve {countStories(count)}
              </Button>
            )}
          </>
        }
      >
        <p>
          {count === 1
            ? 'The 1 story in the list without a decision is approved in your name.'
            : `The ${count} stories in the list without a decision are approved in your name.`}
        </p>
        <div role="alert">{isRefused && problem !== null && <Refusal>{problem}</Refusal>}</div>
      </Dialog>
    </>
  );
}
