import { useLingui } from '@lingui/react';
import type { pinSetupFlow, PinSetupView, Remote } from '@folioflow/flows';
import { SignInFrame } from '../../../parts/identity/SignInFrame/SignInFrame.tsx';
import { SignUpStepper } from '../../../parts/identity/SignUpStepper/SignUpStepper.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { PinForm } from './PinForm.tsx';

export interface PinSetupProps {
  view: PinSetupView;
  remote: Remote<typeof pinSetupFlow>;
}

/** Sets the first PIN of an account (ON-197 to ON-205). */
export function PinSetup({ view, remote }: PinSetupProps) {
  const { i18n } = useLingui();
  if (view.screen === 'closed') return null;
  if (view.screen === 'stateMissing') return <NeutralPage to="/signin" link={i18n._('access.otp.toSignIn')} />;
  return (
    <SignInFrame>
      <Stack gap={16}>
        <SignUpStepper current={view.screen === 'announcing' ? null : 'pin'} />
        {view.screen === 'announcing' ? (
          <>
            <PageHeading step={view.screen}>{i18n._('credentials.pin.done.title')}</PageHeading>
            <AlertDialog
              open
              title={i18n._('credentials.pin.done.title')}
              onClose={() => remote.send({ type: 'notice.acknowledged' })}
            >
              <ServerText text={view.text === '' ? i18n._('credentials.pin.done') : view.text} />
            </AlertDialog>
          </>
        ) : (
          <>
            <PageHeading step={view.screen} lead={i18n._('credentials.pin.lead')}>
              {i18n._('credentials.pin.title')}
            </PageHeading>
            <PinForm view={view} onSubmit={(typed) => remote.send({ type: 'pin.submitted', ...typed })} />
            <TextLink to="/signin" alone>
              {i18n._('credentials.toSignIn')}
            </TextLink>
          </>
        )}
      </Stack>
    </SignInFrame>
  );
}
