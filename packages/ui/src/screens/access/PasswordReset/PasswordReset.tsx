import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { type passwordResetFlow, type PasswordResetView, type Remote } from '@folioflow/flows';
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

const readPasswordWords = (i18n: I18n) =>
  ({
    password: i18n._('credentials.reset.password.label'),
    confirmation: i18n._('credentials.reset.password.confirmation'),
    submit: i18n._('credentials.reset.submit'),
  }) as const;
const readSteps = (i18n: I18n) =>
  [
    { id: 'enteringEmail', label: i18n._('credentials.reset.step.email') },
    { id: 'verifyingCode', label: i18n._('credentials.reset.step.code') },
    { id: 'enteringPassword', label: i18n._('credentials.reset.step.password') },
  ] as const;

const readHeadings = (i18n: I18n, email: string) =>
  ({
    enteringEmail: { title: i18n._('credentials.reset.title'), lead: i18n._('credentials.reset.lead') },
    verifyingCode: {
      title: i18n._('credentials.reset.code.title'),
      lead: i18n._('credentials.reset.code.lead', { email }),
    },
    enteringPassword: {
      title: i18n._('credentials.reset.password.title'),
      lead: i18n._('credentials.reset.password.lead'),
    },
  }) as const;

export interface PasswordResetProps {
  view: PasswordResetView;
  remote: Remote<typeof passwordResetFlow>;
}

/** Replaces a forgotten password: address, code, new password (ON-162 to ON-181). */
export function PasswordReset({ view, remote }: PasswordResetProps) {
  const { i18n } = useLingui();
  usePrefetch(view.screen === 'enteringEmail' && view.canSubmit, loadEmailCode);
  usePrefetch(view.screen === 'verifyingCode', loadNewPassword);
  if (view.screen === 'closed') return null;
  const email = view.screen === 'enteringEmail' ? view.draft.email : view.email;
  const { title, lead } = readHeadings(i18n, email)[view.screen];
  return (
    <SignInFrame>
      <Stack gap={16}>
        <StepLine label={i18n._('credentials.reset.steps')} steps={readSteps(i18n)} current={view.screen} />
        <PageHeading step={view.screen} lead={lead}>
          {title}
        </PageHeading>
        {renderResetStep(i18n, view, remote)}
        <TextLink to="/signin" alone>
          {i18n._('credentials.toSignIn')}
        </TextLink>
      </Stack>
    </SignInFrame>
  );
}

function renderResetStep(i18n: I18n, view: ShownView, remote: PasswordResetProps['remote']): ReactNode {
  switch (view.screen) {
    case 'enteringEmail':
      return <EmailForm view={view} remote={remote} submit={i18n._('credentials.reset.next')} />;
    case 'verifyingCode':
      return (
        <OnDemand
          key="code"
          load={loadEmailCode}
          props={{
            view,
            remote: remote.child('secondFactor'),
            otherAddressLabel: i18n._('credentials.reset.otherEmail'),
          }}
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
            words: readPasswordWords(i18n),
            children: (
              <Button
                variant="secondary"
                wide
                disabled={!view.canRestart}
                onClick={() => remote.send({ type: 'reset.restarted' })}
              >
                {i18n._('credentials.reset.restart')}
              </Button>
            ),
          }}
        />
      );
  }
}
