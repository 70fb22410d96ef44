import type { Remote, SecondFactorView, investPanelFlow } from '@folioflow/flows';
import { discovery } from '@folioflow/flows/messages/en/discovery';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CodesForm } from '../../../parts/CodesForm/CodesForm.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DialogSheet } from '../../../primitives/Dialog/dialog-sheet.ts';
import { useModal } from '../../../primitives/Dialog/use-modal.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const Body = styled.div`
  padding: var(--card-pad);
  overflow-y: auto;
`;

const words = {
  mobile: discovery['nominee.mobile'],
  email: discovery['nominee.email'],
  submit: discovery['nominee.validate'],
  resend: discovery['nominee.resend'],
  resendIn: discovery['nominee.resendIn'],
} as const;

export interface NomineeDialogProps {
  codes: SecondFactorView | undefined;
  remote: ReturnType<Remote<typeof investPanelFlow>['child']>;
}

/** Two codes for the nominee (DO-150 to DO-154). It opens when they are sent, and only its own button closes it. */
export function NomineeDialog({ codes, remote }: NomineeDialogProps) {
  const titleId = useId();
  const open = codes?.screen === 'codes';
  const close = () => remote.send({ type: 'codes.abandoned' });
  const { dialog, onCancel } = useModal({ open, onClose: close, stays: true });
  return (
    <DialogSheet ref={dialog} aria-labelledby={titleId} onCancel={onCancel}>
      {open && (
        <Body>
          <Stack gap={24}>
            <Stack gap={8}>
              <h2 id={titleId}>{discovery['nominee.title']}</h2>
              <p>{discovery['nominee.explanation']}</p>
            </Stack>
            <CodesForm view={codes} remote={remote} words={words}>
              <Button variant="secondary" wide disabled={!codes.canAbandon} onClick={close}>
                {discovery['nominee.close']}
              </Button>
            </CodesForm>
          </Stack>
        </Body>
      )}
    </DialogSheet>
  );
}
