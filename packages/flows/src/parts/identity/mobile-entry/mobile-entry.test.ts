import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { portFailure, draftUnchangedByFailure } from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { accepted } from '../../../kit/port.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import { isMobileValid } from './mobile.rules.ts';
import { phoneEntry } from './mobile-entry.flow.ts';
import { mobileEntryJourneys, mobileEntryWorld } from './mobile-entry.scenarios.ts';

type Context = ContextFrom<(typeof mobileEntryJourneys)['flow']['machine']>;

describe('contract', () => {
  for (const { title, run } of flowContract(mobileEntryJourneys, mobileEntryWorld)) test(title, run);
});

test.each(Array.from({ length: 10 }, (_, first) => [first, first >= 6] as const))(
  'a first digit of %i is allowed: %j [ON-504]',
  (first, isAllowed) => {
    expect(isMobileValid(`${first}123456789`)).toBe(isAllowed);
    expect(isMobileValid(`${first}12345678`)).toBe(false);
    expect(isMobileValid(`${first}1234567890`)).toBe(false);
  },
);

describe('the page of phone entry', () => {
  const startMobileEntry = () => startFlow(phoneEntry, { variant: 'page' });

  test('nine digits raise the documented alert, keep it beside the field, and send no request [ON-223]', () => {
    const { notices, ports, send, view } = startMobileEntry();
    send({ type: 'draft.changed', mobile: '987654321' });
    send({ type: 'mobile.submitted' });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: '', means: 'shortMobile' }]);
    expect(view()).toMatchObject({ problem: 'tooShort' });
    expect(ports.sendOtp.calls).toEqual([]);
  });

  test('ten digits request a code and pass the route parameters on [ON-224]', async () => {
    const { actor, ports, send } = startMobileEntry();
    send({ type: 'draft.changed', mobile: '9876543210' });
    send({ type: 'mobile.submitted' });
    const routeParams = {
      login_mobile_number: '9876543210',
      login_email: '',
      login_role: 'customer',
      login_request_from: 'mobile',
    };
    expect(ports.sendOtp.calls.map(({ request }) => request)).toEqual([routeParams]);
    await ports.sendOtp.answer(accepted({ code: '000', messageText: '' }, 0));
    expect(actor.getSnapshot().output).toEqual({
      kind: 'codeRequested',
      routeParams,
      exit: { to: 'otp-2', state: routeParams },
    });
  });
});

/** INV-18: a lost answer does not count as a sent code. */
const lostAnswerIsNoCode: Monitor<Context, null> = {
  name: 'INV-18',
  start: null,
  step(_, edge) {
    if (portFailure(edge)?.kind === 'noAnswer' && edge.to.value !== 'entering')
      throwViolation('a lost answer counts as a sent code');
    return null;
  },
};

describe('invariants', () => {
  const chart = mobileEntryJourneys.flow.machine;
  const prove = createProver(mobileEntryJourneys, mobileEntryWorld);
  for (const { title, run } of [
    ...prove(lostAnswerIsNoCode, {
      'every end counts as a sent code': mutant(chart, 'requestingCode', {
        invoke: { id: 'requestCode', src: 'requestCode', onDone: 'codeRequested', onError: 'codeRequested' },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ mobile }) => mobile),
      {
        'a failure empties the field': chart.provide({ actions: { setNotice: assign({ mobile: '' }) } }),
      },
    ),
  ])
    test(title, run);
});
