import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { emailVerificationFlow, EmailVerificationView, Remote } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { EmailForm, LockedEmail } from '../../../parts/identity/EmailForm/EmailForm.tsx';
import { loadEmailCode } from '../../../parts/identity/EmailForm/load-email-code.ts';
import { loadNewPassword } from '../../../parts/identity/NewPasswordForm/load-new-password.ts';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { SignInFrame } from '../../../parts/identity/SignInFrame/SignInFrame.tsx';
import { SignUpStepper } from '../../../parts/identity/SignUpStepper/SignUpStepper.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';

type ShownView = Exclude<EmailVerificationView, { screen: 'closed' | 'stateMissing' }>;

const readPasswordWords = (i18n: I18n) =>
  ({
    password: i18n._('credentials.verify.password.label'),
    confirmation: i18n._('credentials.verify.password.confirmation'),
    submit: i18n._('credentials.verify.submit'),
  }) as const;
const readHeadings = (i18n: I18n) =>
  ({
    enteringEmail: { title: i18n._('credentials.verify.title'), lead: i18n._('credentials.verify.lead') },
    verifyingCode: { title: i18n._('credentials.verify.code.title'), lead: i18n._('credentials.verify.code.lead') },
    enteringPassword: {
      title: i18n._('credentials.verify.password.title'),
      lead: i18n._('credentials.verify.password.lead'),
    },
    announcing: { title: i18n._('credentials.verify.done.title'), lead: undefined },
  }) as const;
const signUpStepByScreen = {
  enteringEmail: 'email',
  verifyingCode: 'email',
  enteringPassword: 'password',
  announcing: 'pin',
} as const satisfies Record<ShownView['screen'], string>;

export interface EmailVerificationProps {
  view: EmailVerificationView;
  remote: Remote<typeof emailVerificationFlow>;
}

/** Adds the email address and the first password of a new account (ON-182 to ON-196). */
export function EmailVerification({ view, remote }: EmailVerificationProps) {
  const { i18n } = useLingui();
  usePrefetch(view.screen === 'enteringEmail' && view.canSubmit, loadEmailCode);
  usePrefetch(view.screen === 'verifyingCode', loadNewPassword);
  if (view.screen === 'closed') return null;
  if (view.screen === 'stateMissing') return <NeutralPage to="/signin" link={i18n._('access.otp.toSignIn')} />;
  const { title, lead } = readHeadings(i18n)[view.screen];
  return (
    <SignInFrame>
      <Stack gap={16}>
        <SignUpStepper current={signUpStepByScreen[view.screen]} />
        <PageHeading step={view.screen} lead={lead}>
          {title}
        </PageHeading>
        {renderVerificationStep(i18n, view, remote)}
        {view.screen !== 'announcing' && (
          <TextLink to="/signin" alone>
            {i18n._('credentials.toSignIn')}
          </TextLink>
        )}
      </Stack>
    </SignInFrame>
  );
}

function renderVerificationStep(i18n: I18n, view: ShownView, remote: EmailVerificationProps['remote']): ReactNode {
  switch (view.screen) {
    case 'enteringEmail':
      return (
        <EmailForm
          view={view}
          remote={remote}
          hint={i18n._('credentials.verify.hint')}
          submit={i18n._('credentials.verify.submit')}
        />
      );
    case 'verifyingCode':
      return (
        <>
          <LockedEmail email={view.email} />
          <OnDemand
            load={loadEmailCode}
            props={{
              view,
              remote: remote.child('secondFactor'),
              otherAddressLabel: i18n._('credentials.verify.otherEmail'),
            }}
          />
        </>
      );
    case 'enteringPassword':
      return (
        <OnDemand
          load={loadNewPassword}
          props={{
            view,
            onSubmit: (typed) => remote.send({ type: 'password.submitted', ...typed }),
            words: readPasswordWords(i18n),
          }}
        />
      );
    case 'announcing':
      return (
        <AlertDialog
          open
          title={i18n._('credentials.verify.done.title')}
          onClose={() => remote.send({ type: 'notice.acknowledged' })}
        >
          <ServerText text={view.text === '' ? i18n._('credentials.verify.done') : view.text} />
        </AlertDialog>
      );
  }
}
