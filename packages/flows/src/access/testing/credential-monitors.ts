import { isWorldStep } from '../../model-testing/journey.ts';
import { portFailure, startedCall } from '../../model-testing/monitors.ts';
import { investorRoutes, type Exit } from '../../kit/routes.ts';
import { throwViolation, type Edge, type Monitor } from '../../model-testing/walk.ts';
import { typedPasswordProblem, type PasswordLength } from '../new-password.rules.ts';
import { nextStepOf } from '../next-step.ts';

interface CredentialRequest {
  readonly login_email: string;
  readonly login_request_mode: string;
  readonly login_hint?: string;
}
const credentialRequest = (edge: Edge, port: string) =>
  startedCall(edge, port)?.request as CredentialRequest | undefined;

function isCodeConfirmed({ step }: Edge): boolean {
  if (!isWorldStep(step)) return false;
  if (step.step === 'done') return nextStepOf(step.answer as Parameters<typeof nextStepOf>[0]) === 'password';
  return (
    step.step === 'finished' && (step.ending === 'Confirmed' || JSON.stringify(step.ending).includes('"confirmed"'))
  );
}

interface CodeProof {
  /** The address of the last requested code. */
  readonly email: string | null;
  readonly isConfirmed: boolean;
}

/** INV-20: a password is saved only if allowed, confirmed and for a verified address, and only by its own submit. */
export const passwordRequiresCode = <C>(port: string, mode: string, length: PasswordLength): Monitor<C, CodeProof> => ({
  name: 'INV-20',
  start: { email: null, isConfirmed: false },
  step({ email, isConfirmed }, edge) {
    const request = credentialRequest(edge, port);
    if (request?.login_request_mode === 'sendotp') return { email: request.login_email, isConfirmed: false };
    if (request?.login_request_mode === mode) {
      const { step } = edge;
      if (!isConfirmed) throwViolation('a password is saved without a confirmed code');
      if (request.login_email !== email) throwViolation('a password is saved for an address without a requested code');
      if (isWorldStep(step) || step.type !== 'password.submitted')
        throwViolation('a password is saved without a submit');
      const typed = { password: request.login_hint ?? '', confirmation: '' };
      if ('confirmation' in step) typed.confirmation = String(step['confirmation']);
      if (typedPasswordProblem(typed, length) !== null) throwViolation('a password is saved that is not allowed');
    }
    return { email, isConfirmed: isConfirmed || isCodeConfirmed(edge) };
  },
});

/** INV-18: a call without an answer does not count as sent; the flow returns to the state of the submit. */
export const noAnswerReturnsToSubmit = <C>(returnStates: Readonly<Record<string, string>>): Monitor<C, null> => ({
  name: 'INV-18',
  start: null,
  step(_, edge) {
    if (portFailure(edge)?.kind !== 'noAnswer') return null;
    const from = edge.from?.value;
    if (typeof from !== 'string' || edge.to.value !== returnStates[from]) throwViolation('no answer counts as sent');
    return null;
  },
});

/** INV-45: every screen that the server names leads to a route of the table. */
export const exitsOnlyToRoutes = <C>(): Monitor<C, null> => ({
  name: 'INV-45',
  start: null,
  step(_, { to }) {
    const output = to.output as { exit?: Exit } | undefined;
    if (output?.exit && !investorRoutes.includes(output.exit.to)) throwViolation(`${output.exit.to} is no route`);
    return null;
  },
});

/** INV-52: a flow without route state calls no port. */
export const noCallWithoutRouteState = <C extends { readonly routeState: unknown }>(): Monitor<C, null> => ({
  name: 'INV-52',
  start: null,
  step(_, { starts, to }) {
    if (to.context.routeState === null && starts.length > 0) throwViolation('a port starts without route state');
    return null;
  },
});
