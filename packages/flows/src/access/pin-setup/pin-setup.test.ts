import { assign } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { portFailure, noConcurrentCalls, noSecretExposed, startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import type { SignUpState } from '../sign-up-state.ts';
import type { SignInData } from '../sign-in-data.ts';
import { exitsOnlyToRoutes, noCallWithoutRouteState } from '../testing/credential-monitors.ts';
import { pinSetup } from './pin-setup.flow.ts';
import { pinSetupMachine as chart } from './pin-setup.machine.ts';
import { isPinLengthValid, isPinMismatch } from './pin-setup.rules.ts';
import { pinSaved, pinSetupJourneys, pinSetupWorld } from './pin-setup.scenarios.ts';
import type { PinSetupContext } from './pin-setup.types.ts';

const email = 'asha@example.in';

function startPinSetup(routeState: SignUpState | null = { email }, isSignedIn = false) {
  const { ports, actor, ...run } = startFlow(pinSetup, { routeState, isSignedIn });
  const signIns: SignInData[] = [];
  actor.on('person.signedIn', ({ signedIn }) => signIns.push(signedIn));
  return { ...run, signIns, verifyEmail: ports.verifyEmail, output: () => actor.getSnapshot().output };
}
const submitted = (pin: string, confirmation = pin) => ({ type: 'pin.submitted', pin, confirmation }) as const;

describe('contract', () => {
  for (const { title, run } of flowContract(pinSetupJourneys, pinSetupWorld)) test(title, run);
});

describe('the PIN', () => {
  test.each([
    ['482', false],
    ['4826', true],
    ['48269', true],
    ['482693', true],
    ['4826935', false],
    ['482a', false],
  ])('%s passes the submit check: %j [ON-201 ON-508]', (pin, passes) => {
    expect(isPinLengthValid(pin)).toBe(passes);
    const { remote, verifyEmail } = startPinSetup();
    remote.send(submitted(pin));
    expect(verifyEmail.calls).toHaveLength(passes ? 1 : 0);
  });

  test.each([
    ['1234', '1235', true],
    ['1234', '123', false],
    ['1234', '1234', false],
  ])('%s and %s differ: %j [ON-200]', (pin, confirmation, differ) => {
    expect(isPinMismatch({ pin, confirmation })).toBe(differ);
  });

  test('is not sent without an equal confirmation, and a message shows the mismatch [ON-200]', () => {
    const { remote, verifyEmail, view } = startPinSetup();
    remote.send(submitted('1234', '1235'));
    expect(view()).toMatchObject({ screen: 'entering', problem: 'mismatch', attempt: 0 });
    expect(verifyEmail.calls).toEqual([]);
  });

  test('is sent with the five documented fields, once for two presses [ON-202]', () => {
    const { remote, verifyEmail } = startPinSetup();
    remote.send(submitted('1234'));
    remote.send(submitted('1234'));
    expect(verifyEmail.calls.map(({ request }) => request)).toEqual([
      {
        login_email: email,
        login_role: 'customer',
        login_request_from: 'pin',
        login_request_mode: 'verifypin',
        login_hint: '1234',
      },
    ]);
  });
});

describe('the answer', () => {
  test('is shown, and its OK leads to the screen of the server with the profile [ON-203 ON-204]', async () => {
    const { output, remote, signIns, verifyEmail, view } = startPinSetup();
    remote.send(submitted('1234'));
    await verifyEmail.answer(accepted(pinSaved, 0));
    expect(view()).toEqual({ screen: 'announcing', text: 'PIN created' });
    expect(signIns).toMatchObject([{ profile: { login_mobile_number: '9876543210', login_email: email } }]);
    remote.send({ type: 'notice.acknowledged' });
    expect(output()).toMatchObject({
      kind: 'left',
      exit: { to: 'panVerification', replace: true, state: { is_authenticated: true } },
    });
    expect(JSON.stringify([output(), signIns])).not.toContain('token-2');
  });

  test('has no profile without is_authenticated, and an unknown screen leads to the first stage', async () => {
    const { output, remote, signIns, verifyEmail } = startPinSetup();
    remote.send(submitted('1234'));
    await verifyEmail.answer(accepted({ code: '000', messageText: '', navigateScreen: '//evil.example' }, 0));
    remote.send({ type: 'notice.acknowledged' });
    expect([output(), signIns]).toMatchObject([{ exit: { to: 'panVerification' } }, []]);
  });

  test('is a popup with the server text for a refusal; the page remains and the inputs are cleared [ON-205]', async () => {
    const { notices, remote, verifyEmail, view } = startPinSetup();
    remote.send(submitted('1234'));
    await verifyEmail.answer(refused('Choose another PIN', '001'));
    expect(view()).toMatchObject({ screen: 'entering', attempt: 1, notice: { text: 'Choose another PIN' } });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'popup', text: 'Choose another PIN' }]);
  });

  test('is replaced by each error of a failed request and a notice that the result of the save is unknown', async () => {
    const { notices, remote, verifyEmail, view } = startPinSetup();
    remote.send(submitted('1234'));
    await verifyEmail.fail({ kind: 'http', status: 500, errors: ['First', 'Second'] });
    expect(view()).toMatchObject({ attempt: 1, canSubmit: true, notice: { kind: 'lostAnswer' } });
    expect(notices).toEqual([
      { type: 'notice.raised', kind: 'danger', text: 'First' },
      { type: 'notice.raised', kind: 'danger', text: 'Second' },
    ]);
  });
});

test('PIN setup without a running sign-up calls no port and remains open [ON-198]', () => {
  const { output, remote, verifyEmail, view } = startPinSetup(null);
  remote.send(submitted('1234'));
  expect(view()).toEqual({ screen: 'stateMissing' });
  expect(output()).toEqual({ kind: 'unfinished' });
  expect(verifyEmail.calls).toEqual([]);
});

test('PIN setup of a signed-in person calls no port and leads to the first stage', () => {
  const { output, remote, signIns, verifyEmail } = startPinSetup({ email }, true);
  remote.send(submitted('1234'));
  expect(output()).toEqual({ kind: 'left', exit: { to: 'panVerification', replace: true } });
  expect([verifyEmail.calls, signIns]).toEqual([[], []]);
});

describe('invariants', () => {
  const equalPins: Monitor<PinSetupContext, null> = {
    name: 'INV-19',
    start: null,
    step(_, edge) {
      const start = startedCall(edge, 'verifyEmail');
      if (!start) return null;
      const { step } = edge;
      const { login_hint } = start.request as { login_hint: string };
      if (!/^\d{4,6}$/.test(login_hint)) throwViolation('a PIN of another length is sent');
      if (!('confirmation' in step) || step['confirmation'] !== login_hint)
        throwViolation('an unconfirmed PIN is sent');
      return null;
    },
  };
  const inputsClear: Monitor<PinSetupContext, null> = {
    name: 'INV-56',
    start: null,
    step(_, edge) {
      if (portFailure(edge) && edge.to.context.attempt === edge.from?.context.attempt)
        throwViolation('a sent PIN remains in its inputs');
      return null;
    },
  };
  const submits = [{ type: 'pin.submitted', pin: '4826', confirmation: '4826' }];

  const prove = createProver(pinSetupJourneys, pinSetupWorld);
  for (const { title, run } of [
    ...prove(noConcurrentCalls(['verifyEmail'], submits), {
      'a second submit restarts the call': mutant(chart, 'saving', {
        on: { 'pin.submitted': { target: 'saving', reenter: true } },
      }),
    }),
    ...prove(equalPins, { 'any PIN is accepted': chart.provide({ guards: { isConfirmedPinValid: () => true } }) }),
    ...prove(exitsOnlyToRoutes(), {
      'the route of the server is used unchecked': chart.provide({
        actions: {
          setPinSavedOutcome: assign({ outcome: { kind: 'left', exit: { to: 'evil' as 'signin' } } }),
        },
      }),
    }),
    ...prove(noCallWithoutRouteState(), {
      'the route state is not required': mutant(chart, 'deciding', { always: { target: 'entering' } }),
    }),
    ...prove(noSecretExposed(pinSetupWorld.secrets), {
      'the PIN is stored in the context': mutant(chart, 'saving', {
        entry: assign(({ event }) => ({ message: JSON.stringify(event) })),
      }),
    }),
    ...prove(inputsClear, {
      'the PIN remains in its inputs': chart.provide({ actions: { incrementAttempt: () => undefined } }),
    }),
  ])
    test(title, run);
});
