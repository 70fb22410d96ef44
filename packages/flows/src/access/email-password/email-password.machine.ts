import type { AnswerOf } from '@folioflow/api/contract';
import { failed, unsure } from '../../kit/notice.ts';
import type { Reply } from '../../kit/port.ts';
import { nextStepOf, noNextStep, type StepAnswer } from '../next-step.ts';
import { passwordRequest, startRequest } from './email-password.rules.ts';
import type { EmailPasswordContext, EmailPasswordEvent } from './email-password.types.ts';

/** Initial values of the context. */
export const nothingSaid = { problem: null, notice: null } as const;

export const stepGuards = {
  asksForCode: (_: unknown, answer: StepAnswer) => nextStepOf(answer) === 'code',
  asksForPassword: (_: unknown, answer: StepAnswer) => nextStepOf(answer) === 'password',
};

interface Entered {
  readonly context: Pick<EmailPasswordContext, 'draft' | 'newSubmission'>;
}
interface Submitted extends Entered {
  readonly event: EmailPasswordEvent | { readonly type: 'reset.restarted' | 'notice.acknowledged' };
}
interface Answered<Answer> {
  readonly event: { readonly output: Reply<Answer> };
}
const answer = <Answer>({ event }: Answered<Answer>) => event.output.answer;

/**
 * Returns the states in which an email address is entered, verified by a code, and given a password. The including
 * chart sets up `stepGuards`, the guards `isEmailValid` and `isPasswordReady`, and the actions named here.
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
  proved,
  saved,
  password,
}: {
  /** The operation that first requests the code and finally saves the password. */
  readonly operation: Operation;
  /** The request mode of the call that saves the password. */
  readonly mode: Mode;
  /** Returns the subject of the code. */
  readonly subjectOf: (email: string) => Subject;
  /** Transitions after a correct code. */
  readonly proved: Proved;
  readonly saved: Saved;
  /** Further events in the state of password entry. */
  readonly password: Password;
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
      entry: 'clearNotice',
      invoke: {
        id: operation,
        src: operation,
        input: ({ context }: Entered) => ({ request: startRequest(context.draft.email) }),
        onDone: [
          { guard: { type: 'asksForCode', params: answer<StepAnswer> }, target: 'verifyingCode' },
          { guard: { type: 'asksForPassword', params: answer<StepAnswer> }, target: 'enteringPassword' },
          {
            target: 'enteringEmail',
            actions: {
              type: 'setNotice',
              params: (answered: Answered<StepAnswer>) => ({ notice: noNextStep(answer(answered)) }),
            },
          },
        ],
        onError: {
          target: 'enteringEmail',
          actions: { type: 'setNotice', params: failed },
        },
      },
    },
    verifyingCode: {
      description: 'The email address is locked from this state on; leaving the code unlocks it.',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context: { draft, newSubmission } }: Entered) =>
          ({
            codes: 'email',
            subject: subjectOf(draft.email),
            permitted: true,
            alreadySent: true,
            coolsDownAtEntry: false,
            mayResend: true,
            mayAbandon: true,
            refusalAs: 'popup',
            newSubmission,
          }) as const,
        onDone: [...proved, { target: 'enteringEmail' }],
      },
    },
    enteringPassword: {
      on: {
        ...password,
        'password.submitted': [{ guard: 'isPasswordReady', target: 'savingPassword' }, { actions: 'setProblem' }],
      },
    },
    savingPassword: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: operation,
        src: operation,
        // The password travels in the event only: the context can be inspected, so it must never contain a secret.
        input: ({ context, event }: Submitted) => {
          if (event.type !== 'password.submitted') throw new Error('A password can only be saved by its submit.');
          return { request: passwordRequest(mode, context.draft.email, event.password) };
        },
        onDone: { target: saved, actions: { type: 'setOutcome', params: answer<AnswerOf<Operation>> } },
        onError: {
          target: 'enteringPassword',
          actions: { type: 'setNotice', params: unsure },
        },
      },
    },
  }) as const;
