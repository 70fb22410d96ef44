import type { Remote } from '@folioflow/flows';
import type { staffSessionFlow, StaffSessionView } from '@folioflow/flows/backoffice';
import { staffSessionJourneys } from '@folioflow/flows/testing';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Page } from '../../../shell/Page.tsx';
import { ThemeSwitch } from '../../../shell/ThemeSwitch.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SessionWarning } from '../SessionWarning/SessionWarning.tsx';
import { StaffFrame } from './StaffFrame.tsx';

const at = flowStories(staffSessionJourneys);

const told = {
  restoring: ['Reading the tab', 'Nothing is shown and no user is redirected before the session is known.'],
  signedOut: ['Signed out', 'Every address of the back-office leads to sign-in, and from there back.'],
  signedIn: ['Signed in', 'What a person may see and do, the provider decides with every call.'],
} as const satisfies Record<StaffSessionView['screen'], readonly [string, string]>;

interface StaffSessionProps {
  view: StaffSessionView;
  remote: Remote<typeof staffSessionFlow>;
}

/** The visible part of the staff session: the frame around every page. */
function StaffSession({ view, remote }: StaffSessionProps) {
  const [title, lead] = told[view.screen];
  const member = view.screen === 'signedIn' ? view : null;
  return (
    <StaffFrame
      member={member}
      onSignOut={() => remote.send({ type: 'user.signedOut' })}
      theme={<ThemeSwitch value="system" onValue={() => undefined} />}
    >
      <Page>
        <Stack gap={24}>
          <PageHeading lead={lead}>{title}</PageHeading>
          {view.screen === 'restoring' ? (
            <Spinner label="Loading" />
          ) : (
            <Card>
              <DataList
                pairs={[{ term: 'Ended by', value: 'endedBy' in view ? (view.endedBy ?? 'unknown') : 'none' }]}
              />
            </Card>
          )}
        </Stack>
      </Page>
      <SessionWarning
        warning={member?.warning ?? null}
        onStay={() => remote.send({ type: 'activity.seen', at: 1_795_150_800_000 })}
      />
    </StaffFrame>
  );
}

export default { title: 'Flows/Backoffice/StaffSession', component: StaffSession };
export const Restoring = at('Restoring');
export const SignedOut = at('SignedOut');
export const SignedOutUnreadable = at('SignedOutUnreadable');
export const SignedIn = at('SignedIn');
export const SignedInAtSignIn = at('SignedInAtSignIn');
export const SignedInIdling = at('SignedInIdling');
export const SignedInAfterActivity = at('SignedInAfterActivity');
export const SignedInEnding = at('SignedInEnding');
export const SignedInIdlingAfterSleep = at('SignedInIdlingAfterSleep');
export const SignedInNewToken = at('SignedInNewToken');
export const SignedInAfterRefusal = at('SignedInAfterRefusal');
export const SignedInAfterNetworkLoss = at('SignedInAfterNetworkLoss');
export const SignedOutByIdling = at('SignedOutByIdling');
export const SignedOutByLimit = at('SignedOutByLimit');
export const SignedOutBySleep = at('SignedOutBySleep');
export const SignedOutOnReturn = at('SignedOutOnReturn');
export const SignedOutByYesterday = at('SignedOutByYesterday');
export const SignedOutByErasure = at('SignedOutByErasure');
export const SignedOutByCode003 = at('SignedOutByCode003');
export const SignedOutBy401 = at('SignedOutBy401');
export const SignedOutBy403WithText = at('SignedOutBy403WithText');
export const SignedOutElsewhere = at('SignedOutElsewhere');
export const SigningOut = at('SigningOut');
export const SignedInWhileSigningOut = at('SignedInWhileSigningOut');
