import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Remote, SecondFactorView, investPanelFlow } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CodesForm } from '../../../parts/identity/CodesForm/CodesForm.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DialogSheet } from '../../../primitives/Dialog/dialog-sheet.ts';
import { useModal } from '../../../primitives/Dialog/use-modal.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const DialogBody = styled.div`
  padding: var(--card-pad);
  overflow-y: auto;
`;

const readCodeWords = (i18n: I18n) =>
  ({
    mobile: i18n._('invest.nominee.mobile'),
    email: i18n._('invest.nominee.email'),
    submit: i18n._('invest.nominee.validate'),
    resend: i18n._('invest.nominee.resend'),
    resendIn: (seconds: number) => i18n._('invest.nominee.resendIn', { seconds }),
    notices: { 'notice.acceptedBefore': i18n._('invest.notice.acceptedBefore') },
  }) as const;

export interface NomineeDialogProps {
  codes: SecondFactorView | undefined;
  remote: ReturnType<Remote<typeof investPanelFlow>['child']>;
}

/** Enters the two codes for the nominee (DO-150 to DO-154). Opens when they are sent; only its own button closes it. */
export function NomineeDialog({ codes, remote }: NomineeDialogProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const open = codes?.screen === 'codes';
  const abandonCodes = () => remote.send({ type: 'codes.abandoned' });
  const { dialog, onCancel } = useModal({ open, onClose: abandonCodes, persistent: true });
  return (
    <DialogSheet ref={dialog} aria-labelledby={titleId} onCancel={onCancel}>
      {open && (
        <DialogBody>
          <Stack gap={24}>
            <Stack gap={8}>
              <h2 id={titleId}>{i18n._('invest.nominee.title')}</h2>
              <p>{i18n._('invest.nominee.explanation')}</p>
            </Stack>
            <CodesForm view={codes} remote={remote} words={readCodeWords(i18n)}>
              <Button variant="secondary" wide disabled={!codes.canAbandon} onClick={abandonCodes}>
                {i18n._('invest.nominee.close')}
              </Button>
            </CodesForm>
          </Stack>
        </DialogBody>
      )}
    </DialogSheet>
  );
}
