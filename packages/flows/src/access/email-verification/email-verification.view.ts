import { VERIFY_EMAIL_MAX_LENGTH } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { emailPasswordScreens, emailPasswordView } from '../email-password/email-password.view.ts';
import { firstPasswordLength } from '../new-password.rules.ts';
import type { emailVerificationMachine } from './email-verification.machine.ts';
import { isVerifiableEmail } from './email-verification.rules.ts';
import type { EmailVerificationView } from './email-verification.types.ts';

const screens = {
  ...emailPasswordScreens,
  stateMissing: 'stateMissing',
  announcing: 'announcing',
  left: 'closed',
} as const satisfies Record<RootStateOf<typeof emailVerificationMachine>, EmailVerificationView['screen']>;

export function emailVerificationView(
  snapshot: SnapshotFrom<typeof emailVerificationMachine>,
  { secondFactor: codes }: ChildViews<{ secondFactor: SecondFactorFlow }>,
): EmailVerificationView {
  const { draft, message } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  switch (screen) {
    case 'announcing':
      return { screen, text: message, email: draft.email };
    case 'stateMissing':
    case 'closed':
      return { screen };
    default:
      return emailPasswordView(snapshot, {
        screen,
        isEmail: isVerifiableEmail,
        emailMaximum: VERIFY_EMAIL_MAX_LENGTH,
        passwordLength: firstPasswordLength,
        codes,
      });
  }
}
