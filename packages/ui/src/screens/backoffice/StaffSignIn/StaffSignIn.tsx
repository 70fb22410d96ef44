import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Remote } from '@folioflow/flows';
import type { StaffSessionEnd, staffSignInFlow, StaffSignInView } from '@folioflow/flows/backoffice';
import { styled } from 'styled-components';
import { CodesForm } from '../../../parts/identity/CodesForm/CodesForm.tsx';
import { CredentialsForm } from '../../../parts/identity/CredentialsForm/CredentialsForm.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';

const readCodeWords = (i18n: I18n) =>
  ({
    mobile: i18n._('staff.code.label'),
    email: i18n._('staff.code.label'),
    submit: i18n._('staff.code.submit'),
    resend: i18n._('staff.code.resend'),
    resendIn: (seconds: number) => i18n._('staff.code.resendIn', { seconds }),
  }) as const;

const SessionEndNote = styled.div`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--warn);
`;

type EnteringView = Extract<StaffSignInView, { screen: 'entering' }>;
type StaffSignInRemote = Remote<typeof staffSignInFlow>;

export interface StaffSignInProps {
  view: StaffSignInView;
  remote: StaffSignInRemote;
  /** The reason of the automatic end of the previous session; null if it did not end by itself. */
  endedBy?: StaffSessionEnd | null | undefined;
}

/** Staff sign-in: email address and password, then the code that is sent to that address (AD-001). */
export function StaffSignIn({ view, remote, endedBy = null }: StaffSignInProps) {
  const { i18n } = useLingui();
  if (view.screen === 'closed') return null;
  return (
    <Page width="form">
      <Card raised>
        {view.screen === 'entering' ? (
          <Credentials view={view} remote={remote} endedBy={endedBy} />
        ) : (
          <Stack gap={16}>
            <PageHeading lead={i18n._('staff.code.lead')}>{i18n._('staff.code.title')}</PageHeading>
            {view.codes?.screen === 'codes' ? (
              <CodesForm
                view={view.codes}
                remote={remote.child('secondFactor')}
                words={readCodeWords(i18n)}
                sentTo={{ email: view.email }}
              >
                <Button
                  variant="quiet"
                  disabled={!view.codes.canAbandon}
                  onClick={() => remote.child('secondFactor').send({ type: 'codes.abandoned' })}
                >
                  {i18n._('staff.code.back')}
                </Button>
              </CodesForm>
            ) : (
              <Loading />
            )}
          </Stack>
        )}
      </Card>
    </Page>
  );
}

interface CredentialsProps {
  view: EnteringView;
  remote: StaffSignInRemote;
  endedBy: StaffSessionEnd | null;
}

const Credentials = ({ view, remote, endedBy }: CredentialsProps) => {
  const { i18n } = useLingui();
  return (
    <Stack gap={24}>
      <PageHeading lead={i18n._('staff.signIn.lead')}>{i18n._('staff.signIn.title')}</PageHeading>
      {endedBy !== null && (
        <SessionEndNote role="status">
          <span>{i18n._(`staff.ended.${endedBy}`)}</span> <span>{i18n._('staff.ended.next')}</span>
        </SessionEndNote>
      )}
      <CredentialsForm
        email={view.draft.email}
        emailMaximum={view.emailMaximum}
        passwordLength={view.passwordLength}
        canSubmit={view.canSubmit}
        isBusy={view.isBusy}
        notice={view.notice}
        words={{
          email: i18n._('staff.signIn.email'),
          password: i18n._('staff.signIn.password'),
          submit: i18n._('staff.signIn.submit'),
        }}
        onEmail={(email) => remote.send({ type: 'draft.changed', patch: { email } })}
        onSubmit={(password) => remote.send({ type: 'credentials.submitted', password })}
      />
    </Stack>
  );
};
