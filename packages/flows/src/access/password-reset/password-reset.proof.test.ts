import { assign } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { keepsDraft, oneAtATime, saysWhatFailed, secretsStaySecret } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { walk, type Monitor } from '../../kit/walk.ts';
import { resetPasswordLength } from '../new-password.rules.ts';
import { leadsToRoutes, noAnswerLeadsBack, passwordNeedsProof } from '../testing/credential-monitors.ts';
import { passwordResetMachine as chart } from './password-reset.machine.ts';
import { passwordResetJourneys, passwordResetWorld } from './password-reset.scenarios.ts';
import type { PasswordResetContext } from './password-reset.types.ts';

const proofOf = <Memory>(monitor: Monitor<PasswordResetContext, Memory>) => ({
  name: monitor.name,
  on: (machine: typeof chart) =>
    walk({ ...passwordResetJourneys, flow: { ...passwordResetJourneys.flow, machine } }, passwordResetWorld, monitor),
});
const submits = [
  { type: 'email.submitted' },
  { type: 'password.submitted', password: 'Fresh@123', confirmation: 'Fresh@123' },
];
const [inv03, inv18, inv20, inv45, inv54, inv57, inv60] = [
  proofOf(oneAtATime(['resetPassword'], submits)),
  proofOf(noAnswerLeadsBack({ requestingCode: 'enteringEmail', savingPassword: 'enteringPassword' })),
  proofOf(passwordNeedsProof('resetPassword', 'resetpassword', resetPasswordLength)),
  proofOf(leadsToRoutes()),
  proofOf(secretsStaySecret(passwordResetWorld.secrets)),
  proofOf(keepsDraft(({ draft }) => draft)),
  proofOf(saysWhatFailed()),
];

describe('contract', () => {
  for (const { title, run } of flowContract(passwordResetJourneys, passwordResetWorld)) test(title, run);
});

describe('invariants', () => {
  test.each([inv03, inv18, inv20, inv45, inv54, inv57, inv60])('$name holds', ({ on }) => {
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
      proof: inv18,
      because: 'an unknown outcome counts as changed',
      faulty: mutant(chart, 'savingPassword', {
        invoke: { id: 'resetPassword', src: 'resetPassword', onDone: 'changed', onError: 'changed' },
      }),
    },
    {
      proof: inv20,
      because: 'any password passes',
      faulty: chart.provide({ guards: { isPasswordReady: () => true } }),
    },
    {
      proof: inv20,
      because: 'every answer leads to the password',
      faulty: chart.provide({ guards: { asksForCode: () => false, asksForPassword: () => true } }),
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
        actions: { finish: assign({ outcome: { kind: 'changed', exit: { to: 'evil' as 'signin' } } }) },
      }),
    },
    {
      proof: inv54,
      because: 'a refused password is kept',
      faulty: mutant(chart, 'savingPassword', { entry: assign(({ event }) => ({ draft: JSON.stringify(event) })) }),
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
