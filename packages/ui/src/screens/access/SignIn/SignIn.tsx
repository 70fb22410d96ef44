import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Remote, signInFlow, SignInView } from '@folioflow/flows';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { CredentialsForm } from '../../../parts/identity/CredentialsForm/CredentialsForm.tsx';
import { MobileEntryForm } from '../../../parts/identity/MobileEntryForm/MobileEntryForm.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { SignInFrame } from '../../../parts/identity/SignInFrame/SignInFrame.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { MobileField } from '../../../primitives/MobileField/MobileField.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';

type EnteringView = Extract<SignInView, { screen: 'entering' }>;
type SignInRemote = Remote<typeof signInFlow>;

/* Fits into one line on a phone. */
const Title = styled.div`
  @media (max-width: 30rem) {
    h1 {
      font-size: min(1.25rem, 5.5vw);
    }
  }
`;

const Version = styled.p`
  color: var(--muted);
  font-size: var(--type-12);

  &:empty {
    display: none;
  }
`;

const Registration = styled.p`
  padding-top: var(--space-16);
  border-top: 1px solid var(--line);
  font-size: var(--type-14);
`;

const SignUpButton = styled.button`
  padding: var(--space-12) var(--space-4);
  margin: calc(-1 * var(--space-12)) calc(-1 * var(--space-4));
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--accent);
  font: inherit;
  font-weight: var(--weight-label);
  text-decoration: underline;
  cursor: pointer;

  &:hover {
    color: var(--accent-hover);
  }
`;

/** The two sets of texts: the current screen, and the older one with the same behaviour (ON-115, D-10). */
const readWordsByVariant = (i18n: I18n) =>
  ({
    current: {
      title: i18n._('access.signIn.title'),
      version: i18n._('access.signIn.version'),
      mobile: i18n._('access.signIn.tab.mobile'),
      email: i18n._('access.signIn.tab.email'),
      submitMobile: i18n._('access.signIn.mobile.submit'),
      submitEmail: i18n._('access.signIn.email.submit'),
    },
    older: {
      title: i18n._('access.signIn.older.title'),
      version: i18n._('access.signIn.older.version'),
      mobile: i18n._('access.signIn.older.tab.mobile'),
      email: i18n._('access.signIn.older.tab.email'),
      submitMobile: i18n._('access.signIn.older.submit'),
      submitEmail: i18n._('access.signIn.older.submit'),
    },
  }) as const;

export interface SignInProps {
  view: SignInView;
  remote: SignInRemote;
}

/** Sign-in by mobile number or email, with the sign-up popup (ON-104 to ON-139). */
export function SignIn({ view, remote }: SignInProps) {
  const { i18n } = useLingui();
  if (view.screen === 'closed') return null;
  const words = readWordsByVariant(i18n)[view.variant];
  return (
    <SignInFrame>
      <Stack gap={16}>
        <Title>
          <PageHeading>{words.title}</PageHeading>
          <Version>{words.version}</Version>
        </Title>
        <Tabs
          label={words.title}
          value={view.tab}
          onValueChange={(tab) => remote.send({ type: 'tab.chosen', tab })}
          fill
          startsWithField
          items={[
            {
              value: 'mobile',
              label: words.mobile,
              content: <MobileTab view={view} remote={remote} submit={words.submitMobile} />,
            },
            {
              value: 'email',
              label: words.email,
              content: <EmailTab view={view} remote={remote} submit={words.submitEmail} />,
            },
          ]}
        />
        <Registration>
          <span>{i18n._('access.signIn.registration')}</span>{' '}
          <SignUpButton
            type="button"
            disabled={!view.canOpenSignUp}
            onClick={() => remote.send({ type: 'signUp.opened' })}
          >
            {i18n._('access.signIn.signUp')}
          </SignUpButton>
        </Registration>
      </Stack>
      <Dialog
        open={view.signUp !== undefined}
        title={i18n._('access.signUp.title')}
        onClose={() => remote.child('mobileEntry').send({ type: 'entry.abandoned' })}
        persistent
      >
        {view.signUp !== undefined && (
          <MobileEntryForm
            view={view.signUp}
            remote={remote.child('mobileEntry')}
            submit={i18n._('access.signUp.submit')}
            hint={i18n._('access.signUp.hint')}
          />
        )}
      </Dialog>
    </SignInFrame>
  );
}

interface TabProps {
  view: EnteringView;
  remote: SignInRemote;
  submit: string;
}

function MobileTab({ view, remote, submit }: TabProps) {
  const { i18n } = useLingui();
  const submitMobile = (event: SubmitEvent) => {
    event.preventDefault();
    remote.send({ type: 'mobile.submitted' });
  };
  return (
    <form onSubmit={submitMobile} noValidate>
      <Stack gap={24}>
        <MobileField
          label={i18n._('access.signIn.mobile.label')}
          value={view.draft.mobile}
          onValueChange={(mobile) => remote.send({ type: 'draft.changed', patch: { mobile } })}
          error={view.isMobileWrong ? i18n._('access.mobile.invalid') : undefined}
          readOnly={view.isBusy}
        />
        <NoticeLine notice={view.notice} />
        <Button type="submit" wide busy={view.isBusy} disabled={!view.canSubmitMobile && !view.isBusy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}

const EmailTab = ({ view, remote, submit }: TabProps) => {
  const { i18n } = useLingui();
  return (
    <CredentialsForm
      email={view.draft.email}
      emailMaximum={view.emailMaximum}
      passwordLength={view.passwordLength}
      canSubmit={view.canSubmitCredentials}
      isBusy={view.isBusy}
      notice={view.notice}
      words={{ email: i18n._('access.signIn.email.label'), password: i18n._('access.signIn.password.label'), submit }}
      onEmail={(email) => remote.send({ type: 'draft.changed', patch: { email } })}
      onSubmit={(password) => remote.send({ type: 'credentials.submitted', password })}
    >
      <TextLink to="/reset" alone>
        {i18n._('access.signIn.forgotPassword')}
      </TextLink>
    </CredentialsForm>
  );
};
