import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootOf } from '../../kit/flow.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SessionView } from './session.types.ts';

const screens = {
  restoring: 'restoring',
  signedOut: 'signedOut',
  provisional: 'provisional',
  signedIn: 'signedIn',
  suspended: 'suspended',
} as const satisfies Record<RootOf<typeof sessionMachine>, SessionView['screen']>;

/** A mobile number this short or shorter is no title (ON-407). */
const TITLE_MOBILE_LENGTH = 7;

export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { token, profile, masterList } = snapshot.context;
  const mobile = profile?.login_mobile_number ?? '';
  return {
    screen: screenOf(snapshot, screens),
    profile,
    masterList,
    hasToken: token !== null,
    menuTitle:
      profile === null || mobile === '' ? null : mobile.length > TITLE_MOBILE_LENGTH ? mobile : profile.login_email,
  };
}
