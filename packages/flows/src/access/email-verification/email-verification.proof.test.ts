import { assign } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { keepsDraft, oneAtATime, saysWhatFailed, secretsStaySecret } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { walk, type Monitor } from '../../kit/walk.ts';
import { firstPasswordLength } from '../new-password.rules.ts';
import { leadsToRoutes, passwordNeedsProof, silentWithoutState } from '../testing/credential-monitors.ts';
import { emailVerificationMachine as chart } from './email-verification.machine.ts';
import { emailVerificationJourneys, emailVerificationWorld } from './email-verification.scenarios.ts';
import type { EmailVerificationContext } from './email-verification.types.ts';

const proofOf = <Memory>(monitor: Monitor<EmailVerificationContext, Memory>) => ({
  name: monitor.name,
  on: (machine: typeof chart) =>
    walk(
      { ...emailVerificationJourneys, flow: { ...emailVerificationJourneys.flow, machine } },
      emailVerificationWorld,
      monitor,
    ),
});
const submits = [
  { type: 'email.submitted' },
  { type: 'password.submitted', password: 'Fresh@123', confirmation: 'Fresh@123' },
];
const [inv03, inv20, inv45, inv52, inv54, inv57, inv60] = [
  proofOf(oneAtATime(['verifyEmail'], submits)),
  proofOf(passwordNeedsProof('verifyEmail', 'verifypassword', firstPasswordLength)),
  proofOf(leadsToRoutes()),
  proofOf(silentWithoutState()),
  proofOf(secretsStaySecret(emailVerificationWorld.secrets)),
  proofOf(keepsDraft(({ draft }) => draft)),
  proofOf(saysWhatFailed()),
];

describe('contract', () => {
  for (const { title, run } of flowContract(emailVerificationJourneys, emailVerificationWorld)) test(title, run);
});

describe('invariants', () => {
  test.each([inv03, inv20, inv45, inv52, inv54, inv57, inv60])('$name holds', ({ on }) => {
    expect(on(chart).states).toBeGreaterThan(20);
  });

  test.each([
    {
      proof: inv03,
      because: 'a second submit restarts the call',
      faulty: mutant(chart, 'requestingCode', {
        on: { 'email.submitted': { target: 'requestingCode', reenter: true } },
      }),
    },
    {
      proof: inv20,
      because: 'any password passes',
      faulty: chart.provide({ guards: { isPasswordReady: () => true } }),
    },
    {
      proof: inv20,
      because: 'leaving the code counts as entering it',
      faulty: chart.provide({ guards: { isEmailProved: () => true } }),
    },
    {
      proof: inv20,
      because: 'the address changes after its code',
      faulty: mutant(chart, 'enteringPassword', { entry: assign({ draft: { email: 'eve@example.in' } }) }),
    },
    {
      proof: inv45,
      because: 'the route of the server is taken as it is',
      faulty: chart.provide({
        actions: { finish: assign({ outcome: { kind: 'left', exit: { to: 'evil' as 'signin' } } }) },
      }),
    },
    {
      proof: inv52,
      because: 'it asks at once',
      faulty: mutant(chart, 'deciding', { always: { target: 'requestingCode' } }),
    },
    {
      proof: inv54,
      because: 'a refused password is kept',
      faulty: mutant(chart, 'savingPassword', { entry: assign(({ event }) => ({ message: JSON.stringify(event) })) }),
    },
    {
      proof: inv57,
      because: 'a failure empties the form',
      faulty: chart.provide({ actions: { keepNotice: assign({ draft: { email: '' } }) } }),
    },
    {
      proof: inv60,
      because: 'a failure is swallowed',
      faulty: chart.provide({ actions: { keepNotice: () => undefined } }),
    },
  ])('$proof.name fails when $because', ({ proof, faulty }) => {
    expect(() => proof.on(faulty)).toThrow(proof.name);
  });
});
