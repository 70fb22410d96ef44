import { assign, type AnyStateMachine } from 'xstate';
import { describe, test } from 'vitest';
import type { Journeys } from '../../model-testing/journey.ts';
import { draftUnchangedByFailure, noConcurrentCalls, noSecretExposed } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import type { World } from '../../model-testing/walk.ts';
import type { EmailPasswordContext } from '../email-password/email-password.types.ts';
import {
  emailVerificationJourneys,
  emailVerificationWorld,
} from '../email-verification/email-verification.scenarios.ts';
import { firstPasswordLength, resetPasswordLength } from '../new-password.rules.ts';
import { passwordResetJourneys, passwordResetWorld } from '../password-reset/password-reset.scenarios.ts';
import { exitsOnlyToRoutes, noAnswerReturnsToSubmit, passwordRequiresCode } from './credential-monitors.ts';

type Context = EmailPasswordContext;

const submits = [
  { type: 'email.submitted' },
  { type: 'password.submitted', password: 'Fresh@123', confirmation: 'Fresh@123' },
];
const withUncheckedExit = (chart: AnyStateMachine) =>
  chart.provide({ actions: { setPasswordSavedOutcome: assign({ outcome: { kind: 'left', exit: { to: 'evil' } } }) } });

describe.each<{
  journeys: Journeys;
  world: World<AnyStateMachine>;
  port: string;
  mode: string;
  length: typeof resetPasswordLength;
  saved: string;
}>([
  {
    journeys: passwordResetJourneys,
    world: passwordResetWorld,
    port: 'resetPassword',
    mode: 'resetpassword',
    length: resetPasswordLength,
    saved: 'changed',
  },
  {
    journeys: emailVerificationJourneys,
    world: emailVerificationWorld,
    port: 'verifyEmail',
    mode: 'verifypassword',
    length: firstPasswordLength,
    saved: 'announcing',
  },
])('$journeys.flow.machine.id', ({ journeys, world, port, mode, length, saved }) => {
  const chart = journeys.flow.machine;
  const prove = createProver(journeys, world);
  for (const { title, run } of [
    ...prove(noConcurrentCalls<Context>([port], submits), {
      'a second submit restarts the call': mutant(chart, 'requestingCode', {
        on: { 'email.submitted': { target: 'requestingCode', reenter: true } },
      }),
    }),
    ...prove(
      noAnswerReturnsToSubmit<Context>({ requestingCode: 'enteringEmail', savingPassword: 'enteringPassword' }),
      {
        'an unknown outcome counts as saved': mutant(chart, 'savingPassword', {
          invoke: { id: port, src: port, onDone: saved, onError: saved },
        }),
      },
    ),
    ...prove(passwordRequiresCode<Context>(port, mode, length), {
      'any password is accepted': chart.provide({ guards: { isNewPasswordValid: () => true } }),
      'every answer leads to the password': chart.provide({
        guards: { isCodeNext: () => false, isPasswordNext: () => true },
      }),
      'the address changes after its code': mutant(chart, 'enteringPassword', {
        entry: assign({ draft: { email: 'eve@example.in' } }),
      }),
    }),
    ...prove(exitsOnlyToRoutes<Context>(), { 'the route of the server is used unchecked': withUncheckedExit(chart) }),
    ...prove(noSecretExposed<Context>(world.secrets), {
      'a refused password is stored in the context': mutant(chart, 'savingPassword', {
        entry: assign(({ event }) => ({ problem: JSON.stringify(event) })),
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ draft }) => draft),
      { 'a failure clears the form': chart.provide({ actions: { setNotice: assign({ draft: { email: '' } }) } }) },
    ),
  ])
    test(title, run);
});
