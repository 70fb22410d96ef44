import type { AnswerOf, ValidateOtpAnswer } from '@folioflow/api/contract';
import { failureNotice, uncertainFailureNotice } from '../../kit/notice.ts';
import type { ReceivedAnswer } from '../../kit/port.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { nextStepOf, noNextStepNotice, type NextStepAnswer } from '../next-step.ts';
import { passwordRequest, emailCodeRequest } from './email-password.rules.ts';
import type { EmailPasswordContext, EmailPasswordEvent } from './email-password.types.ts';

/** Initial values of the context. */
export const clearedMessages = { problem: null, notice: null } as const;

export const stepGuards = {
  isCodeNext: (_: unknown, answer: NextStepAnswer) => nextStepOf(answer) === 'code',
  isPasswordNext: (_: unknown, answer: NextStepAnswer) => nextStepOf(answer) === 'password',
  /** INV-20. */
  isCodeConfirmed: (_: unknown, output: SecondFactorOutput<ValidateOtpAnswer>) => output.kind === 'confirmed',
};

export interface SecondFactorDone {
  readonly event: { readonly output: SecondFactorOutput<ValidateOtpAnswer> };
}
export const secondFactorOutput = ({ event }: SecondFactorDone) => event.output;

interface EntryArgs {
  readonly context: Pick<EmailPasswordContext, 'draft' | 'newSubmission'>;
}
interface SubmitArgs extends EntryArgs {
  readonly event: EmailPasswordEvent | { readonly type: 'reset.restarted' | 'notice.acknowledged' };
}
interface DoneArgs<Answer> {
  readonly event: { readonly output: ReceivedAnswer<Answer> };
}
const answerOf = <Answer>({ event }: DoneArgs<Answer>) => event.output.answer;

/**
 * Returns the states in which an email address is entered, verified by a code, and given a password. The including
 * chart sets up `stepGuards`, the guards `isEmailValid` and `isNewPasswordValid`, and the actions named here.
 */
export const emailPasswordStates = <
  const Operation extends 'resetPassword' | 'verifyEmail',
  const Mode extends 'resetpassword' | 'verifypassword',
  Subject,
  const Proved extends readonly object[],
  const Saved extends string,
  const Password extends object,
>({
  operation,
  mode,
  subjectOf,
  afterCode: proved,
  savedTarget: saved,
  passwordEvents: password,
}: {
  /** The operation that first requests the code and finally saves the password. */
  readonly operation: Operation;
  /** The request mode of the call that saves the password. */
  readonly mode: Mode;
  /** Returns the subject of the code. */
  readonly subjectOf: (email: string) => Subject;
  /** Transitions after a correct code. */
  readonly afterCode: Proved;
  readonly savedTarget: Saved;
  /** Further events in the state of password entry. */
  readonly passwordEvents: Password;
}) =>
  ({
    enteringEmail: {
      on: {
        'draft.changed': { actions: 'updateDraft' },
        'email.submitted': { guard: 'isEmailValid', target: 'requestingCode' },
      },
    },
    requestingCode: {
      tags: 'busy',
      entry: 'clearMessages',
      invoke: {
        id: operation,
        src: operation,
        input: ({ context }: EntryArgs) => ({ request: emailCodeRequest(context.draft.email) }),
        onDone: [
          { guard: { type: 'isCodeNext', params: answerOf<NextStepAnswer> }, target: 'verifyingCode' },
          { guard: { type: 'isPasswordNext', params: answerOf<NextStepAnswer> }, target: 'enteringPassword' },
          {
            target: 'enteringEmail',
            actions: {
              type: 'setNotice',
              params: (answered: DoneArgs<NextStepAnswer>) => ({ notice: noNextStepNotice(answerOf(answered)) }),
            },
          },
        ],
        onError: {
          target: 'enteringEmail',
          actions: { type: 'setNotice', params: failureNotice },
        },
      },
    },
    verifyingCode: {
      description: 'The email address is locked from this state on; leaving the code unlocks it.',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context: { draft, newSubmission } }: EntryArgs) =>
          ({
            codes: 'email',
            subject: subjectOf(draft.email),
            isConfirmationAllowed: true,
            isCodeSent: true,
            hasInitialCooldown: false,
            isResendAllowed: true,
            isAbandonAllowed: true,
            refusalAs: 'popup',
            newSubmission,
          }) as const,
        onDone: [...proved, { target: 'enteringEmail' }],
      },
    },
    enteringPassword: {
      on: {
        ...password,
        'password.submitted': [
          { guard: 'isNewPasswordValid', target: 'savingPassword' },
          { actions: 'setPasswordProblem' },
        ],
      },
    },
    savingPassword: {
      tags: 'busy',
      entry: 'clearMessages',
      invoke: {
        id: operation,
        src: operation,
        // The password travels in the event only: the context can be inspected, so it must never contain a secret.
        input: ({ context, event }: SubmitArgs) => {
          if (event.type !== 'password.submitted') throw new Error('A password can only be saved by its submit.');
          return { request: passwordRequest(mode, context.draft.email, event.password) };
        },
        onDone: { target: saved, actions: { type: 'setPasswordSavedOutcome', params: answerOf<AnswerOf<Operation>> } },
        onError: {
          target: 'enteringPassword',
          actions: { type: 'setNotice', params: uncertainFailureNotice },
        },
      },
    },
  }) as const;
