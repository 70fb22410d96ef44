import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { PasswordLength } from '../new-password.rules.ts';
import type { EmailPasswordContext, EmailPasswordEvent, EmailPasswordView } from './email-password.types.ts';

export const emailPasswordScreens = {
  enteringEmail: 'enteringEmail',
  requestingCode: 'enteringEmail',
  verifyingCode: 'verifyingCode',
  enteringPassword: 'enteringPassword',
  savingPassword: 'enteringPassword',
} as const;

interface EmailPasswordSnapshot {
  readonly context: EmailPasswordContext;
  can(event: EmailPasswordEvent): boolean;
  hasTag(tag: 'busy'): boolean;
}
interface EmailPasswordScreen {
  readonly screen: EmailPasswordView['screen'];
  readonly isEmail: (email: string) => boolean;
  readonly emailMaximum: number;
  readonly passwordLength: PasswordLength;
  readonly codes: SecondFactorView | undefined;
}

export function emailPasswordView(
  snapshot: EmailPasswordSnapshot,
  { screen, isEmail, emailMaximum, passwordLength, codes }: EmailPasswordScreen,
): EmailPasswordView {
  const { draft, notice, problem } = snapshot.context;
  const { email } = draft;
  const isBusy = snapshot.hasTag('busy');
  switch (screen) {
    case 'enteringEmail': {
      const canSubmit = snapshot.can({ type: 'email.submitted' });
      const isEmailWrong = email !== '' && !isEmail(email);
      return { screen, draft, isEmailWrong, emailMaximum, isBusy, canSubmit, notice };
    }
    case 'verifyingCode':
      return { screen, email, codes };
    case 'enteringPassword': {
      // `can` is evaluated with an allowed password: the view does not know the typed text.
      const password = '0'.repeat(passwordLength.minimum);
      const canSubmit = snapshot.can({ type: 'password.submitted', password, confirmation: password });
      return { screen, email, isBusy, canSubmit, passwordLength, problem, notice };
    }
  }
}
