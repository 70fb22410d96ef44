import type { SecondFactorEvent, SecondFactorView } from '../../parts/second-factor/index.ts';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import type { HeldPort } from '../../kit/held-port.ts';
import { accepted } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import type { EmailPasswordEvent } from '../email-password/email-password.types.ts';
import { emailVerification } from '../email-verification/index.ts';
import { passwordReset } from '../password-reset/index.ts';
import type { SignUpState } from '../sign-up-state.ts';

export const email = 'asha@example.in';
export const ok = { code: '000', messageText: '' };

export const submitted = (password: string, confirmation = password) =>
  ({ type: 'password.submitted', password, confirmation }) as const;

/** Starts the password reset over deferred ports; `asks` is the operation that receives address and password. */
export function startedReset() {
  const { remote, ...run } = startedOf(passwordReset, { newSubmission: countingSubmissions() });
  const asks = run.ports.resetPassword;
  return { ...run, asks, ...typedInto({ ...run, asks, code: remote.child('secondFactor') }) };
}

/** Starts the email verification of a sign-up over deferred ports. */
export function startedVerification(routeState: SignUpState | null = { email: '' }) {
  const { remote, ...run } = startedOf(emailVerification, { routeState, newSubmission: countingSubmissions() });
  const asks = run.ports.verifyEmail;
  return { ...run, asks, ...typedInto({ ...run, asks, code: remote.child('secondFactor') }) };
}

interface Run {
  readonly send: (event: EmailPasswordEvent) => void;
  readonly view: () => { readonly screen: string; readonly codes?: SecondFactorView | undefined };
  readonly asks: Pick<HeldPort<never, typeof ok & { verify_otp?: boolean; verify_password?: boolean }>, 'answer'>;
  readonly code: { readonly send: (event: SecondFactorEvent) => void };
}

/** The user's inputs. */
function typedInto({ asks, code, send, view }: Run) {
  const askForCode = (typed = email) => {
    send({ type: 'draft.changed', patch: { email: typed } });
    send({ type: 'email.submitted' });
  };
  return {
    askForCode,
    atCode: async () => {
      askForCode();
      await asks.answer(accepted({ ...ok, verify_otp: true }));
    },
    atPassword: async () => {
      askForCode();
      await asks.answer(accepted({ ...ok, verify_password: true }));
    },
    enterCode: (typed: string) => code.send({ type: 'codes.submitted', email: typed }),
    askForAnother: () => code.send({ type: 'code.resendRequested' }),
    leaveCode: () => code.send({ type: 'codes.abandoned' }),
    codes: () => {
      const { codes } = view();
      if (codes?.screen !== 'codes') throw new Error('No code is requested.');
      return codes;
    },
  };
}
