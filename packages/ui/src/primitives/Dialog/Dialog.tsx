import { useLingui } from '@lingui/react';
import { X } from 'lucide';
import { useId, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { DialogSheet } from './dialog-sheet.ts';
import { useModal } from './use-modal.ts';
import { useScrollable } from './use-scrollable.ts';

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-16);
  padding: var(--card-pad);
  padding-bottom: 0;

  > h2 {
    padding-block: var(--space-8);
    outline: none;
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--control);
  height: var(--control);
  margin-inline-end: calc(-1 * var(--space-8));
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--muted);
  cursor: pointer;

  &:hover {
    background: var(--wash);
    color: var(--ink);
  }
`;

const Body = styled.div`
  padding: var(--space-8) var(--card-pad) var(--card-pad);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-12);
  padding: var(--space-16) var(--card-pad);
  border-top: 1px solid var(--line);

  @media (max-width: 30rem) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

export interface DialogProps {
  open: boolean;
  title: string;
  /**
   * Called by Escape, by the close button and, unless `persistent`, by a press on the backdrop. The screen decides
   * whether the dialog closes.
   */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** A press on the backdrop does not close the dialog, because typed text would be lost. */
  persistent?: boolean | undefined;
  /** `full`: as much of the window as there is, for a picture. */
  width?: 'regular' | 'wide' | 'full' | undefined;
  /** Element that is focused first; the title by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A modal native `<dialog>`: the browser traps the focus, which returns to its previous element on closing. */
export function Dialog({
  open,
  title,
  onClose,
  children,
  actions,
  persistent = false,
  width = 'regular',
  initialFocus,
}: DialogProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { dialog, onCancel, onBackdrop } = useModal({ open, onClose, persistent, initialFocus });
  // After `useModal`: a closed box has no size to measure.
  const body = useScrollable<HTMLDivElement>(open);
  return (
    <DialogSheet ref={dialog} aria-labelledby={titleId} data-width={width} onCancel={onCancel} onMouseDown={onBackdrop}>
      {open && (
        <>
          <Head>
            <h2 id={titleId} tabIndex={-1} data-first-focus>
              {title}
            </h2>
            <Close type="button" aria-label={i18n._('chrome.close')} onClick={onClose}>
              <Icon of={X} />
            </Close>
          </Head>
          <Body ref={body} role="group" aria-labelledby={titleId}>
            {children}
          </Body>
          {actions !== undefined && <Foot>{actions}</Foot>}
        </>
      )}
    </DialogSheet>
  );
}
