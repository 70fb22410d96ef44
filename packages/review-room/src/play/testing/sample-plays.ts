import {
  passwordResetJourneys,
  signInJourneys,
  statementJourneys,
  type FlowStep,
  type Journeys,
  type PlayStep,
} from '@folioflow/flows/testing';
import { startSession, takeStep, type PlaySession } from '../play-session.ts';

const answered = (port: string, answer: unknown): FlowStep => ({
  step: 'done',
  port,
  answer,
  receivedAt: 0,
});
const inside =
  (child: string) =>
  (within: FlowStep): FlowStep => ({ step: 'inside', child, within });
const inEntry = inside('mobileEntry');
const inCodes = inside('secondFactor');

const play = (journeys: Journeys, scenario: string, steps: readonly PlayStep[]): PlaySession =>
  steps.reduce(takeStep, startSession(journeys, scenario));

/** A refused sign-in with an email address, from a story with its own input and steps. */
export const refusedSignIn = (): PlaySession =>
  play(signInJourneys, 'CheckingCredentials', [
    {
      step: 'failed',
      port: 'login',
      failure: {
        kind: 'refused',
        code: '030',
        text: "The password isn't right.",
        answer: { code: '030', messageText: "The password isn't right." },
      },
    },
    { type: 'tab.chosen', tab: 'mobile' },
  ]);

/** A sign-up in its popup, whose end is the result of the child. */
export const signUpInPopup = (answer: object = { navigateScreen: 'otp-2' }): PlaySession =>
  play(signInJourneys, 'EnteringMobile', [
    { type: 'signUp.opened' },
    inEntry({ type: 'draft.changed', mobile: '9876543210' }),
    inEntry({ type: 'mobile.submitted' }),
    inEntry(answered('requestCode', answer)),
  ]);

/** A code that is resent: the child is shown in its own scenario of this state. */
export const resentResetCode = (): PlaySession =>
  play(passwordResetJourneys, 'VerifyingCode', [inCodes({ type: 'code.resendRequested' })]);

/** A statement that is fetched again, and fails again. */
export const failedRetry = (): PlaySession =>
  play(statementJourneys, 'Unavailable', [
    { type: 'reload.requested' },
    { step: 'failed', port: 'load', failure: { kind: 'noAnswer' } },
  ]);
