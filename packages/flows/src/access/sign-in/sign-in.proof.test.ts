import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { keepsDraft, oneAtATime, secretsStaySecret } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { walk } from '../../kit/walk.ts';
import { signInJourneys, signInWorld } from './sign-in.scenarios.ts';

const chart = signInJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
const journeysWith = (machine: typeof chart) => ({ ...signInJourneys, flow: { ...signInJourneys.flow, machine } });

describe('invariants', () => {
  const submits = [{ type: 'mobile.submitted' }, { type: 'credentials.submitted', password: 'a secret one' }];
  const oneCall = oneAtATime<Context>(['login'], submits);
  const draft = keepsDraft<Context>((context) => context.draft);
  const secrets = secretsStaySecret<Context>(signInWorld.secrets);

  test.each([oneCall, draft, secrets])('$name holds', (monitor) => {
    expect(walk(signInJourneys, signInWorld, monitor).states).toBeGreaterThan(20);
  });
  test('INV-03 fails when a second submit restarts the call', () => {
    const faulty = mutant(chart, 'requestingCode', {
      on: { 'mobile.submitted': { target: 'requestingCode', reenter: true } },
    });
    expect(() => walk(journeysWith(faulty), signInWorld, oneCall)).toThrow('INV-03');
  });
  test('INV-57 fails when a refusal empties the form', () => {
    const faulty = chart.provide({ actions: { keepNotice: assign({ draft: { mobile: '', email: '' } }) } });
    expect(() => walk(journeysWith(faulty), signInWorld, draft)).toThrow('INV-57');
  });
});
