import type { ValidateOtpAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { port } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { routeOf } from '../../kit/routes.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import { parseSignInData, navigationStateOf } from '../sign-in-data.ts';
import type { CustomerRouteParams } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';
import type {
  SessionCheckResult,
  SignInCodeContext,
  SignInCodeEvent,
  SignInCodeInput,
  SignInCodeOutput,
} from './sign-in-code.types.ts';

export const signInCodeMachine = setup({
  types: {} as {
    context: SignInCodeContext;
    events: SignInCodeEvent;
    input: SignInCodeInput;
    output: SignInCodeOutput;
    tags: 'busy';
  },
  actors: {
    secondFactor: secondFactorMachine<CustomerRouteParams, ValidateOtpAnswer>(),
    /** Decision 009. */
    findSession: port<null, SessionCheckResult>('findSession'),
  },
  guards: {
    /** ON-145. */
    hasNoRouteParams: ({ context }) => context.routeParams === null,
    /** ON-148. */
    isConfirmed: (_, output: SecondFactorOutput<ValidateOtpAnswer>) => output.kind === 'confirmed',
    /** Decision 009. */
    isSignedIn: (_, check: SessionCheckResult) => check.isSignedIn,
  },
  actions: {
    /** Decision 009. */
    markRestarted: assign({ isRestarted: true }),
    /** ON-148, ON-149. */
    setOutcome: assign((_, outcome: SignInCodeOutput) => ({ outcome })),
  },
}).createMachine({
  id: 'signInCode',
  context: ({ input }) => ({ ...input, isRestarted: false, outcome: { kind: 'left', exit: { to: 'signin' } } }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasNoRouteParams', target: 'parametersMissing' }, { target: 'verifying' }],
    },
    parametersMissing: {
      type: 'final',
      entry: { type: 'setOutcome', params: { kind: 'stayed' } },
      description: 'Opened without a running sign-in: the not-found text, no call to the provider.',
    },
    verifying: {
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context: { routeParams, newSubmission, isRestarted, cooldown } }) => ({
          codes: 'mobile',
          subject: requiredValue(routeParams, 'routeParams'),
          isConfirmationAllowed: true,
          isCodeSent: !isRestarted,
          hasInitialCooldown: !isRestarted && cooldown !== undefined,
          cooldown: isRestarted ? undefined : cooldown,
          isResendAllowed: true,
          isAbandonAllowed: true,
          refusalAs: 'popup',
          newSubmission,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'accepted',
            actions: {
              type: 'setOutcome',
              params: ({ context, event: { output } }) =>
                output.kind === 'confirmed' ? outputAfterAcceptedCode(output.result, context) : context.outcome,
            },
          },
          { target: 'left' },
        ],
      },
      on: { 'check.requested': 'checking' },
    },
    checking: {
      tags: 'busy',
      description: 'A code is valid once: a person who is not signed in by it needs another code.',
      invoke: {
        id: 'findSession',
        src: 'findSession',
        input: { request: null },
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output.answer },
            target: 'accepted',
            actions: { type: 'setOutcome', params: { kind: 'accepted', exit: { to: 'schemeList' }, signedIn: null } },
          },
          { target: 'verifying', actions: 'markRestarted' },
        ],
        onError: { target: 'verifying', actions: 'markRestarted' },
      },
    },
    accepted: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

/**
 * An absent or refused screen name leads to the scheme list: an accepted code has no other default.
 * An unfinished sign-up receives its address, if it is known: the PIN request contains it (ON-202).
 */
function outputAfterAcceptedCode(
  answer: ValidateOtpAnswer,
  { routeParams, routes }: SignInCodeContext,
): SignInCodeOutput {
  const signedIn = parseSignInData(answer);
  const typed = routeParams?.login_email;
  const login_email = typed === '' && !signedIn ? answer.profileData?.login_email : typed;
  return {
    kind: 'accepted',
    exit: {
      to: routeOf(answer.navigateScreen, routes) ?? 'schemeList',
      state: { ...navigationStateOf(answer), ...(login_email && { login_email }) },
    },
    signedIn,
  };
}
