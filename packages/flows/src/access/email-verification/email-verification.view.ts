import type { ValidateOtpAnswer } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootOf } from '../../kit/flow.ts';
import type { SecondFactorFlow } from '../../parts/second-factor/index.ts';
import { firstPasswordLength } from '../new-password.rules.ts';
import type { emailVerificationMachine } from './email-verification.machine.ts';
import { isVerifiableEmail } from './email-verification.rules.ts';
import type { EmailVerificationView } from './email-verification.types.ts';

const screens = {
  stateMissing: 'stateMissing',
  enteringEmail: 'enteringEmail',
  requestingCode: 'enteringEmail',
  verifyingCode: 'verifyingCode',
  enteringPassword: 'enteringPassword',
  savingPassword: 'enteringPassword',
  announcing: 'announcing',
  left: 'closed',
} as const satisfies Record<RootOf<typeof emailVerificationMachine>, EmailVerificationView['screen']>;

// `can` is asked with an allowed password: the view does not know what is typed.
const anyPassword = '0'.repeat(firstPasswordLength.minimum);

export function emailVerificationView(
  snapshot: SnapshotFrom<typeof emailVerificationMachine>,
  children: ChildViews<{ secondFactor: SecondFactorFlow<string, ValidateOtpAnswer> }>,
): EmailVerificationView {
  const { draft, notice, problem, message } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  const isBusy = snapshot.hasTag('busy');
  switch (screen) {
    case 'enteringEmail':
      return {
        screen,
        draft,
        isEmailWrong: draft.email !== '' && !isVerifiableEmail(draft.email),
        isBusy,
        canSubmit: snapshot.can({ type: 'email.submitted' }),
        notice,
      };
    case 'verifyingCode':
      return { screen, email: draft.email, codes: children.secondFactor };
    case 'enteringPassword':
      return {
        screen,
        email: draft.email,
        isBusy,
        canSubmit: snapshot.can({ type: 'password.submitted', password: anyPassword, confirmation: anyPassword }),
        passwordLength: firstPasswordLength,
        problem,
        notice,
      };
    case 'announcing':
      return { screen, text: message, email: draft.email };
    case 'stateMissing':
    case 'closed':
      return { screen };
  }
}
