import { useLingui } from '@lingui/react';
import { useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { DialogSheet } from '../Dialog/dialog-sheet.ts';
import { useModal } from '../Dialog/use-modal.ts';
import { useScrollable } from '../Dialog/use-scrollable.ts';

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  min-height: 0;
  padding: var(--space-24);

  > h2 {
    font-size: var(--type-18);
  }

  > div {
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  > button {
    flex: none;
    margin-top: var(--space-12);
  }
`;

export interface AlertDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Called by the button and by Escape. Nothing else closes the dialog. */
  onClose: () => void;
}

/** A message that the user must acknowledge: one text and one button. */
export function AlertDialog({ open, title, children, onClose }: AlertDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const ok = useRef<HTMLButtonElement>(null);
  const { dialog, onCancel } = useModal({ open, onClose, persistent: true, initialFocus: ok });
  const text = useScrollable<HTMLDivElement>(open);
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
          <div ref={text} role="group" aria-labelledby={`${id}-title`}>
            <div id={`${id}-text`}>{children}</div>
          </div>
          <Button ref={ok} wide onClick={onClose}>
            {i18n._('chrome.dialog.ok')}
          </Button>
        </Content>
      )}
    </DialogSheet>
  );
}
