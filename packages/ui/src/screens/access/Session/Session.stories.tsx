import type { Remote, sessionFlow, SessionView } from '@folioflow/flows';
import { sessionJourneys } from '@folioflow/flows/testing';
import { ChartNoAxesCombined, Compass, ReceiptText } from 'lucide';
import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { AppShell } from '../../../shell/AppShell.tsx';
import { Page } from '../../../shell/Page.tsx';
import { PublicShell } from '../../../shell/PublicShell.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';

const at = flowStories(sessionJourneys);

const footer = { company: 'Example Wealth Private Limited', helpdeskUrl: 'https://help.example.in' };
const nav = [
  { label: 'Explore', to: '/schemeList', icon: <Icon of={Compass} /> },
  { label: 'Orders', to: '/orderList', icon: <Icon of={ReceiptText} /> },
  { label: 'Portfolio', to: '/portfolio', icon: <Icon of={ChartNoAxesCombined} /> },
];

const told = {
  restoring: ['Reading the device', 'Nothing is shown and no user is redirected before the session is known.'],
  signedOut: ['Signed out', 'Public pages only; every other address leads to sign-in.'],
  provisional: ['Sign-in is not finished', 'There is a token but no profile yet: still the public pages.'],
  signedIn: ['Signed in', 'All pages are open.'],
  suspended: ['Signed in, after a failed request', 'What is shown stays; settings wait for the next accepted answer.'],
} as const satisfies Record<SessionView['screen'], readonly [string, string]>;

interface SessionProps {
  view: SessionView;
  remote: Remote<typeof sessionFlow>;
}

/** The visible part of the session: the frame around every page. */
function Session({ view, remote }: SessionProps) {
  const { screen, profile, menuTitle, hasToken } = view;
  const [title, lead] = told[screen];
  const page = (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {screen === 'restoring' ? (
          <Spinner label="Loading" />
        ) : (
          <Card>
            <DataList
              pairs={[
                { term: 'Token on the device', value: hasToken ? 'kept' : 'none' },
                { term: 'Profile', value: profile === null ? 'none' : profile.login_email },
                { term: 'Profile menu', value: menuTitle ?? 'none', isLiteral: true },
              ]}
            />
          </Card>
        )}
      </Stack>
    </Page>
  );
  const isSignedIn = profile !== null && (screen === 'signedIn' || screen === 'suspended');
  return isSignedIn ? (
    <Shell menuTitle={menuTitle} onLogout={() => remote.send({ type: 'user.signedOut' })}>
      {page}
    </Shell>
  ) : (
    <PublicShell {...footer}>{page}</PublicShell>
  );
}

interface ShellProps extends Pick<SessionView, 'menuTitle'> {
  onLogout: () => void;
  children: ReactNode;
}

function Shell({ menuTitle, onLogout, children }: ShellProps) {
  return (
    <AppShell {...footer} nav={nav} current="/schemeList" profileTitle={menuTitle} onLogout={onLogout}>
      {children}
    </AppShell>
  );
}

export default { title: 'Flows/Access/Session', component: Session };
export const Restoring = at('Restoring');
export const SignedOut = at('SignedOut');
export const SignedOutInforming = at('SignedOutInforming');
export const Provisional = at('Provisional');
export const SignedIn = at('SignedIn');
export const Suspended = at('Suspended');
export const SignedInAfterSuspension = at('SignedInAfterSuspension');
export const SignedOutByErasure = at('SignedOutByErasure');
export const SignedOutByLogoutToken = at('SignedOutByLogoutToken');
export const SignedOutByCode003 = at('SignedOutByCode003');
export const RedirectedByCode004 = at('RedirectedByCode004');
export const SignedOutByMissingToken = at('SignedOutByMissingToken');
export const SignedOutBy401 = at('SignedOutBy401');
export const SignedOutBy403WithText = at('SignedOutBy403WithText');
export const SignedInNewToken = at('SignedInNewToken');
export const SignedInAfterNetworkLoss = at('SignedInAfterNetworkLoss');
export const SignedOutBySignInOpened = at('SignedOutBySignInOpened');
