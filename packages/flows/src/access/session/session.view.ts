import type { SnapshotFrom } from 'xstate';
import type { ProfileData } from '@folioflow/api/contract';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SessionView } from './session.types.ts';

const screens = {
  restoring: 'restoring',
  signedOut: 'signedOut',
  provisional: 'provisional',
  signedIn: 'signedIn',
  suspended: 'suspended',
} as const satisfies Record<RootStateOf<typeof sessionMachine>, SessionView['screen']>;

/** The maximum length of a mobile number that is not used as a title (ON-407). */
const TITLE_MOBILE_LENGTH = 7;

/** The name is more useful than the person's own number (030). */
function menuTitleOf({ login_name: name = '', login_mobile_number: mobile, login_email }: ProfileData): string | null {
  if (mobile === '') return null;
  if (name.trim() !== '') return name.trim();
  return mobile.length > TITLE_MOBILE_LENGTH ? mobile : login_email;
}

export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { token, profile, masterList, rejection } = snapshot.context;
  return {
    screen: screenOf(snapshot, screens),
    profile,
    masterList,
    hasToken: token !== null,
    menuTitle: profile === null ? null : menuTitleOf(profile),
    rejection,
  };
}
