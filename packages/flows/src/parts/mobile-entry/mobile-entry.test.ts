import type { Envelope, SendOtpRequest } from '@folioflow/api/contract';
import { createActor, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { observeFlow } from '../../kit/flow.ts';
import { heldPort } from '../../kit/held-port.ts';
import { failureAt, keepsDraft } from '../../kit/monitors.ts';
import { accepted } from '../../kit/port.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import { isMobileValid, phoneEntry } from './index.ts';
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
  function started() {
    const sendOtp = heldPort<SendOtpRequest, Envelope>();
    const flow = phoneEntry({ sendOtp: sendOtp.port });
    const actor = createActor(flow.machine, { input: { variant: 'page' } }).start();
    return { actor, sendOtp, view: observeFlow(flow, actor) };
  }

  test('nine digits raise the documented message and no request [ON-223]', () => {
    const { actor, sendOtp, view } = started();
    actor.send({ type: 'draft.changed', mobile: '987654321' });
    actor.send({ type: 'mobile.submitted' });
    expect(view.get()).toMatchObject({ problem: 'tooShort' });
    expect(sendOtp.calls).toEqual([]);
  });

  test('ten digits ask for a code and hand the route parameters on [ON-224]', async () => {
    const { actor, sendOtp } = started();
    actor.send({ type: 'draft.changed', mobile: '9876543210' });
    actor.send({ type: 'mobile.submitted' });
    const routeParams = {
      login_mobile_number: '9876543210',
      login_email: '',
      login_role: 'customer',
      login_request_from: 'mobile',
    };
    expect(sendOtp.calls.map(({ request }) => request)).toEqual([routeParams]);
    await sendOtp.answer(accepted({ code: '000', messageText: '' }));
    expect(actor.getSnapshot().output).toEqual({ kind: 'codeRequested', routeParams });
  });
});

/** INV-18: an answer that never came is not a code that was sent. */
const silenceIsNoCode: Monitor<Context, null> = {
  name: 'INV-18',
  start: null,
  step(_, edge) {
    if (failureAt(edge)?.kind === 'noAnswer' && edge.to.value !== 'entering') violated('silence counts as a code sent');
    return null;
  },
};

describe('invariants', () => {
  test.each([silenceIsNoCode, keepsDraft<Context>(({ mobile }) => mobile)])('$name holds', (monitor) => {
    expect(walk(mobileEntryJourneys, mobileEntryWorld, monitor).states).toBeGreaterThan(10);
  });
});
