import type { Remote } from '@folioflow/flows';
import type { StaffSessionEnd, staffSignInFlow, StaffSignInView } from '@folioflow/flows/backoffice';
import { staff } from '@folioflow/flows/words/staff';
import { styled } from 'styled-components';
import { CodesForm } from '../../../parts/identity/CodesForm/CodesForm.tsx';
import { CredentialsForm } from '../../../parts/identity/CredentialsForm/CredentialsForm.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';

const readCodeWords = () =>
  ({
    mobile: staff['code.label'],
    email: staff['code.label'],
    submit: staff['code.submit'],
    resend: staff['code.resend'],
    resendIn: staff['code.resendIn'],
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
  if (view.screen === 'closed') return null;
  return (
    <Page width="form">
      <Card raised>
        {view.screen === 'entering' ? (
          <Credentials view={view} remote={remote} endedBy={endedBy} />
        ) : (
          <Stack gap={16}>
            <PageHeading lead={staff['code.lead']}>{staff['code.title']}</PageHeading>
            {view.codes?.screen === 'codes' ? (
              <CodesForm
                view={view.codes}
                remote={remote.child('secondFactor')}
                words={readCodeWords()}
                sentTo={{ email: view.email }}
              >
                <Button
                  variant="quiet"
                  disabled={!view.codes.canAbandon}
                  onClick={() => remote.child('secondFactor').send({ type: 'codes.abandoned' })}
                >
                  {staff['code.back']}
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

const Credentials = ({ view, remote, endedBy }: CredentialsProps) => (
  <Stack gap={24}>
    <PageHeading lead={staff['signIn.lead']}>{staff['signIn.title']}</PageHeading>
    {endedBy !== null && (
      <SessionEndNote role="status">
        <span>{staff[`ended.${endedBy}`]}</span> <span>{staff['ended.next']}</span>
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
        email: staff['signIn.email'],
        password: staff['signIn.password'],
        submit: staff['signIn.submit'],
      }}
      onEmail={(email) => remote.send({ type: 'draft.changed', patch: { email } })}
      onSubmit={(password) => remote.send({ type: 'credentials.submitted', password })}
    />
  </Stack>
);
