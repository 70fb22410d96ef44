import { useLingui } from '@lingui/react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { MandateCard } from '../MandateCard/MandateCard.tsx';
import { MandateRegistration } from '../MandateRegistration/MandateRegistration.tsx';
import type { RegisteringProps } from './registering-props.ts';

/**
 * The repeated signature of a form that the bank rejected, above its mandate (DO-314); the dialog opens at its full
 * size.
 */
export function MandateReupload({ view: { registration, signed }, remote, imageStore }: RegisteringProps) {
  const { i18n } = useLingui();
  const child = registration?.screen === 'closed' ? undefined : registration;
  const leave = () => remote.send({ type: 'registration.left' });
  const isAwaited = child?.screen === 'scan' && child.isBusy;
  return (
    <>
      {signed && (
        <MandateCard row={signed}>
          {isAwaited && (
            <Row justify="between">
              <Row role="status">
                <Spinner /> <span>{i18n._('mandates.scan.fetching')}</span>
              </Row>
              <Button variant="secondary" size="small" disabled={!child.canLeave} onClick={leave}>
                {i18n._('mandates.back')}
              </Button>
            </Row>
          )}
        </MandateCard>
      )}
      <Dialog
        open={!isAwaited}
        persistent
        title={i18n._('mandates.row.reupload')}
        onClose={() => child?.canLeave && leave()}
      >
        {child && <MandateRegistration view={child} remote={remote} imageStore={imageStore} />}
      </Dialog>
    </>
  );
}
