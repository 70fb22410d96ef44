import { EMAIL_MAX_LENGTH } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { mobileEntryFlow } from '../../parts/identity/mobile-entry/mobile-entry.flow.ts';
import { hasMobileProblem } from '../../parts/identity/mobile-entry/mobile.rules.ts';
import type { signInMachine } from './sign-in.machine.ts';
import { passwordLength } from './sign-in.rules.ts';
import type { SignInView } from './sign-in.types.ts';

const screens = {
  entering: 'entering',
  requestingCode: 'entering',
  checkingCredentials: 'entering',
  signingUp: 'entering',
  accepted: 'closed',
} as const satisfies Record<RootStateOf<typeof signInMachine>, SignInView['screen']>;

// `can` is evaluated with a complete password: the view does not know the typed text.
const anyPassword = '0'.repeat(passwordLength.minimum);

export function signInView(
  snapshot: SnapshotFrom<typeof signInMachine>,
  children: ChildViews<{ mobileEntry: typeof mobileEntryFlow }>,
): SignInView {
  const { variant, tab, draft, notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  return {
    screen,
    variant,
    tab,
    draft,
    isMobileWrong: hasMobileProblem(draft.mobile),
    isBusy: snapshot.hasTag('busy'),
    canSubmitMobile: snapshot.can({ type: 'mobile.submitted' }),
    canSubmitCredentials: snapshot.can({ type: 'credentials.submitted', password: anyPassword }),
    emailMaximum: EMAIL_MAX_LENGTH,
    passwordLength,
    canOpenSignUp: snapshot.can({ type: 'signUp.opened' }),
    notice,
    signUp: children.mobileEntry,
  };
}
