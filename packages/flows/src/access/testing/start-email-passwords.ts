import type { SecondFactorEvent, SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import type { DeferredPort } from '../../model-testing/deferred-port.ts';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import type { EmailPasswordEvent } from '../email-password/email-password.types.ts';
import { emailVerification } from '../email-verification/email-verification.flow.ts';
import { passwordReset } from '../password-reset/password-reset.flow.ts';
import type { SignUpState } from '../sign-up-state.ts';

export const email = 'asha@example.in';
export const ok = { code: '000', messageText: '' };

export const passwordSubmitted = (password: string, confirmation = password) =>
  ({ type: 'password.submitted', password, confirmation }) as const;

/** Starts the password reset over deferred ports; `emailPort` is the operation that receives address and password. */
export function startPasswordReset() {
  const { remote, ...run } = startFlow(passwordReset, { newSubmission: createSubmissionKeyCounter() });
  const emailPort = run.ports.resetPassword;
  return { ...run, emailPort, ...createUserInputs({ ...run, emailPort, code: remote.child('secondFactor') }) };
}

/** Starts the email verification of a sign-up over deferred ports. */
export function startEmailVerification(routeState: SignUpState | null = { email: '' }) {
  const { remote, ...run } = startFlow(emailVerification, { routeState, newSubmission: createSubmissionKeyCounter() });
  const emailPort = run.ports.verifyEmail;
  return { ...run, emailPort, ...createUserInputs({ ...run, emailPort, code: remote.child('secondFactor') }) };
}

interface StartedForm {
  readonly send: (event: EmailPasswordEvent) => void;
  readonly view: () => { readonly screen: string; readonly codes?: SecondFactorView | undefined };
  readonly emailPort: Pick<
    DeferredPort<never, typeof ok & { verify_otp?: boolean; verify_password?: boolean }>,
    'answer'
  >;
  readonly code: { readonly send: (event: SecondFactorEvent) => void };
}

/** Returns functions for the inputs of the user. */
function createUserInputs({ emailPort, code, send, view }: StartedForm) {
  const requestCode = (typed = email) => {
    send({ type: 'draft.changed', patch: { email: typed } });
    send({ type: 'email.submitted' });
  };
  return {
    requestCode,
    goToCode: async () => {
      requestCode();
      await emailPort.answer(accepted({ ...ok, verify_otp: true }, 0));
    },
    goToPassword: async () => {
      requestCode();
      await emailPort.answer(accepted({ ...ok, verify_password: true }, 0));
    },
    enterCode: (typed: string) => code.send({ type: 'codes.submitted', email: typed }),
    resendCode: () => code.send({ type: 'code.resendRequested' }),
    leaveCode: () => code.send({ type: 'codes.abandoned' }),
    codes: () => {
      const { codes } = view();
      if (codes?.screen !== 'codes') throw new Error('No code is requested.');
      return codes;
    },
  };
}
