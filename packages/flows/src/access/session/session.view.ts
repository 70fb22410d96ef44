import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import { menuTitleOf } from './menu-title.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SessionView } from './session.types.ts';

const screens = {
  restoring: 'restoring',
  signedOut: 'signedOut',
  provisional: 'provisional',
  signedIn: 'signedIn',
  suspended: 'suspended',
} as const satisfies Record<RootStateOf<typeof sessionMachine>, SessionView['screen']>;

export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { token, profile, masterList, rejection, endText } = snapshot.context;
  return {
    screen: screenOf(snapshot, screens),
    profile,
    masterList,
    hasToken: token !== null,
    menuTitle: profile === null ? null : menuTitleOf(profile),
    rejection,
    endText,
  };
}
