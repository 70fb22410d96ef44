import { useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { DialogSheet } from '../Dialog/dialog-sheet.ts';
import { useModal } from '../Dialog/use-modal.ts';

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding: var(--space-24);

  > h2 {
    font-size: var(--type-18);
  }

  > button {
    margin-top: var(--space-12);
  }
`;

export interface AlertDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The word of its one button. */
  confirmLabel?: string | undefined;
  /** The button or Escape; nothing else closes it. */
  onClose: () => void;
}

/** Something the reader must have seen: one text, one button. */
export function AlertDialog({ open, title, children, confirmLabel = 'OK', onClose }: AlertDialogProps) {
  const id = useId();
  const ok = useRef<HTMLButtonElement>(null);
  const { dialog, onCancel } = useModal({ open, onClose, stays: true, initialFocus: ok });
  return (
    <DialogSheet
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-width="narrow"
      onCancel={onCancel}
    >
      {open && (
        <Content>
          <h2 id={`${id}-title`}>{title}</h2>
          <div id={`${id}-text`}>{children}</div>
          <Button ref={ok} wide onClick={onClose}>
            {confirmLabel}
          </Button>
        </Content>
      )}
    </DialogSheet>
  );
}
