import { formatMessage, type passwordResetFlow, type PasswordResetView, type Remote } from '@folioflow/flows';
import { credentials } from '@folioflow/flows/words/credentials';
import type { ReactNode } from 'react';
import { EmailForm } from '../../../parts/identity/EmailForm/EmailForm.tsx';
import { loadEmailCode } from '../../../parts/identity/EmailForm/load-email-code.ts';
import { loadNewPassword } from '../../../parts/identity/NewPasswordForm/load-new-password.ts';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { StepLine } from '../../../parts/page/StepLine/StepLine.tsx';
import { SignInFrame } from '../../../parts/identity/SignInFrame/SignInFrame.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';

type ShownView = Exclude<PasswordResetView, { screen: 'closed' }>;

const readPasswordWords = () =>
  ({
    password: credentials['reset.password.label'],
    confirmation: credentials['reset.password.confirmation'],
    submit: credentials['reset.submit'],
  }) as const;
const readSteps = () =>
  [
    { id: 'enteringEmail', label: credentials['reset.step.email'] },
    { id: 'verifyingCode', label: credentials['reset.step.code'] },
    { id: 'enteringPassword', label: credentials['reset.step.password'] },
  ] as const;

const readHeadings = () =>
  ({
    enteringEmail: { title: credentials['reset.title'], lead: credentials['reset.lead'] },
    verifyingCode: { title: credentials['reset.code.title'], lead: credentials['reset.code.lead'] },
    enteringPassword: { title: credentials['reset.password.title'], lead: credentials['reset.password.lead'] },
  }) as const;

export interface PasswordResetProps {
  view: PasswordResetView;
  remote: Remote<typeof passwordResetFlow>;
}

/** Replaces a forgotten password: address, code, new password (ON-162 to ON-181). */
export function PasswordReset({ view, remote }: PasswordResetProps) {
  usePrefetch(view.screen === 'enteringEmail' && view.canSubmit, loadEmailCode);
  usePrefetch(view.screen === 'verifyingCode', loadNewPassword);
  if (view.screen === 'closed') return null;
  const { title, lead } = readHeadings()[view.screen];
  const email = view.screen === 'enteringEmail' ? view.draft.email : view.email;
  return (
    <SignInFrame>
      <Stack gap={16}>
        <StepLine label={credentials['reset.steps']} steps={readSteps()} current={view.screen} />
        <PageHeading step={view.screen} lead={formatMessage(lead, { email })}>
          {title}
        </PageHeading>
        {renderResetStep(view, remote)}
        <TextLink to="/signin" alone>
          {credentials.toSignIn}
        </TextLink>
      </Stack>
    </SignInFrame>
  );
}

function renderResetStep(view: ShownView, remote: PasswordResetProps['remote']): ReactNode {
  switch (view.screen) {
    case 'enteringEmail':
      return <EmailForm view={view} remote={remote} submit={credentials['reset.next']} />;
    case 'verifyingCode':
      return (
        <OnDemand
          key="code"
          load={loadEmailCode}
          props={{ view, remote: remote.child('secondFactor'), otherAddressLabel: credentials['reset.otherEmail'] }}
        />
      );
    case 'enteringPassword':
      return (
        <OnDemand
          key="password"
          load={loadNewPassword}
          props={{
            view,
            onSubmit: (typed) => remote.send({ type: 'password.submitted', ...typed }),
            words: readPasswordWords(),
            children: (
              <Button
                variant="secondary"
                wide
                disabled={!view.canRestart}
                onClick={() => remote.send({ type: 'reset.restarted' })}
              >
                {credentials['reset.restart']}
              </Button>
            ),
          }}
        />
      );
  }
}
