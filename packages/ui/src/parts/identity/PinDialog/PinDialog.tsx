import { useLingui } from '@lingui/react';
import { PIN_LENGTH, type PinConfirmationEvent, type PinConfirmationView } from '@folioflow/flows';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CodeField } from '../../../primitives/CodeField/CodeField.tsx';
import { DialogSheet } from '../../../primitives/Dialog/dialog-sheet.ts';
import { useModal } from '../../../primitives/Dialog/use-modal.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';

/* A refused PIN is a red text (DO-262, DO-428). */
const Form = styled.form`
  [data-legal='warning'][data-tone='loss'] {
    color: var(--tone);
  }
`;

const Body = styled.div`
  padding: var(--card-pad);
  overflow-y: auto;

  h2 {
    outline: none;
  }
`;

export interface PinDialogProps {
  /** Undefined while no PIN is required: the dialog is closed. */
  view: PinConfirmationView | undefined;
  remote: { send: (event: PinConfirmationEvent) => void };
  /** The confirmed action with its effect and date, shown before the PIN is entered. */
  children?: ReactNode;
  /** `danger` for an irreversible action. */
  tone?: 'danger' | undefined;
  /** Names the action; the documented title of a second factor by default (DO-257). */
  title?: string;
  /** Label of the button that confirms the action. */
  confirm?: string;
  /** Label of the button that abandons the action. */
  dismiss?: string;
  /** Focuses the title first, so that the content is read before the PIN is entered. */
  startsAtTitle?: boolean;
}

/**
 * Confirms an action by four digits (DO-257 to DO-259). They exist only in the input, which is emptied after every
 * attempt.
 */
export function PinDialog({
  view,
  remote,
  children,
  tone,
  title,
  confirm,
  dismiss,
  startsAtTitle = false,
}: PinDialogProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const open = view?.screen === 'pin';
  const close = () => {
    if (open && view.canAbandon) remote.send({ type: 'pin.abandoned' });
  };
  const { dialog, onCancel } = useModal({ open, onClose: close, persistent: true });
  return (
    <DialogSheet ref={dialog} aria-labelledby={titleId} onCancel={onCancel}>
      {open && (
        <Body>
          <Stack gap={24}>
            <Stack gap={16}>
              <h2 id={titleId} {...(startsAtTitle && { tabIndex: -1, 'data-first-focus': true })}>
                {title ?? i18n._('pin.title')}
              </h2>
              {children}
              <p>{i18n._('pin.lead')}</p>
            </Stack>
            <PinForm
              key={view.attempt}
              view={view}
              remote={remote}
              tone={tone}
              confirm={confirm ?? i18n._('pin.confirm')}
              dismiss={dismiss ?? i18n._('pin.cancel')}
              autoFocus={!startsAtTitle || view.attempt > 0}
              onCancel={close}
            />
          </Stack>
        </Body>
      )}
    </DialogSheet>
  );
}

interface PinFormProps {
  view: Extract<PinConfirmationView, { screen: 'pin' }>;
  remote: PinDialogProps['remote'];
  tone: PinDialogProps['tone'];
  confirm: string;
  dismiss: string;
  autoFocus: boolean;
  onCancel: () => void;
}

function PinForm({ view, remote, tone, confirm, dismiss, autoFocus, onCancel }: PinFormProps) {
  const { i18n } = useLingui();
  const [pin, setPin] = useState('');
  const isComplete = pin.length === PIN_LENGTH;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete && view.canConfirm) remote.send({ type: 'pin.submitted', pin });
  };
  return (
    <Form onSubmit={submit} aria-busy={view.isBusy || undefined} noValidate>
      <Stack gap={24}>
        <CodeField
          label={i18n._('pin.label')}
          value={pin}
          onValueChange={setPin}
          length={PIN_LENGTH}
          autoComplete="off"
          autoFocus={autoFocus}
          readOnly={view.isBusy}
          data-focus-first
        />
        <NoticeLine notice={view.notice} />
        <Stack gap={12}>
          <Button
            type="submit"
            variant={tone ?? 'primary'}
            wide
            busy={view.isBusy}
            disabled={!isComplete || (!view.canConfirm && !view.isBusy)}
          >
            {confirm}
          </Button>
          <Button variant="secondary" wide disabled={!view.canAbandon} onClick={onCancel}>
            {dismiss}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
