import type { AnswerOf } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { sipPause } from './sip-pause.flow.ts';
import type { SipPauseInput, SipPauseView } from './sip-pause.types.ts';
import { pauseCountsOf } from './pause-permission.ts';
import { pauseMeaning } from './sip-pause.rules.ts';
import { pausableSip } from './sip-pause.scenarios.ts';

describe('pauseCountsOf', () => {
  test.each([
    [1, 3, [1, 2, 3]],
    [2, 2, [2]],
    [0, 2, [1, 2]],
    [3, 2, []],
    [undefined, 2, [1, 2]],
    [1, undefined, []],
  ])('returns for a minimum of %s and a maximum of %s the numbers %j [OM-084]', (fewest, most, counts) => {
    const order = {
      ...pausableSip,
      mf_order_pause_minimum_installments: fewest,
      mf_order_pause_maximum_installments: most,
    };
    expect(pauseCountsOf(order)).toEqual(counts);
  });

  test('returns a bounded list, whatever maximum the provider returns', () => {
    expect(pauseCountsOf({ ...pausableSip, mf_order_pause_maximum_installments: 1e9 })).toHaveLength(60);
  });
});

describe('the meaning of a pause', () => {
  test('contains the skipped days, the amount that is not debited, and the next day', () => {
    expect(pauseMeaning(pausableSip, 2)).toEqual({
      count: 2,
      skippedInPaise: 1_000_000,
      days: ['2026-12-05', '2027-01-05'],
      next: { is: 'on', day: '2027-02-05' },
    });
  });

  test('contains no next instalment if the plan ends before', () => {
    const order = { ...pausableSip, upcoming_installment_dates: ['05/12/2026', '05/01/2027'] };
    expect(pauseMeaning(order, 2)).toMatchObject({ days: ['2026-12-05', '2027-01-05'], next: { is: 'never' } });
  });

  test.each([[undefined], [[]], [['05/12/2026', 'soon']]])('contains no day if the provider returns %j', (dates) => {
    expect(pauseMeaning({ ...pausableSip, upcoming_installment_dates: dates }, 1)).toMatchObject({
      days: [],
      next: { is: 'unknown' },
    });
  });

  test('contains no amount if the provider returns none', () => {
    expect(pauseMeaning({ ...pausableSip, mf_order_installment_amount: undefined }, 1).skippedInPaise).toBeNull();
  });
});

function startSipPause(change: Partial<SipPauseInput> = {}) {
  const run = startFlow(sipPause, {
    order: pausableSip,
    listType: 'xsip',
    newSubmission: createSubmissionKeyCounter(),
    retry: null,
    ...change,
  });
  const openView = (): Exclude<SipPauseView, { screen: 'closed' }> => {
    const view = run.view();
    if (view.screen === 'closed') throw new Error('The dialog is closed.');
    return view;
  };
  const { ports, remote } = run;
  return {
    ...run,
    openView,
    pauseSip: ports.pauseSip,
    ask: (count: number) => {
      run.actor.send({ type: 'installments.chosen', count });
      run.actor.send({ type: 'pause.submitted' });
    },
    pin: (pin: string) => remote.child('pinConfirmation').send({ type: 'pin.submitted', pin }),
    leavePin: () => remote.child('pinConfirmation').send({ type: 'pin.abandoned' }),
  };
}

describe('a pause', () => {
  test('is chosen, submitted and confirmed by the PIN, and called once [OM-084 OM-085 OM-086 OM-255]', () => {
    const { actor, ask, pauseSip, pin, openView } = startSipPause();
    expect(openView()).toMatchObject({ screen: 'choosing', counts: [1, 2, 3], count: null, canSubmit: false });
    actor.send({ type: 'pause.submitted' });
    expect(openView().screen).toBe('choosing');
    ask(2);
    expect(openView()).toMatchObject({ screen: 'confirming', pin: { screen: 'pin' }, meaning: { count: 2 } });
    expect(pauseSip.calls).toEqual([]);
    pin('1234');
    pin('1234');
    const { order_id, mf_order_registration_no: order_registration_no } = pausableSip;
    expect(pauseSip.calls).toEqual([
      {
        request: {
          order_type: 'xsip',
          client_info: {
            sip_type: 'xsip',
            order_id,
            order_registration_no,
            pause_no_of_installments: 2,
            pin_verification_value: '1234',
          },
        },
        submission: 'submission-1',
      },
    ]);
  });

  test('uses the type sip for a SIP without a mandate [OM-086]', () => {
    const { ask, pauseSip, pin } = startSipPause({ order: { ...pausableSip, mf_order_type: 'sip' } });
    ask(1);
    pin('1234');
    expect(pauseSip.calls).toMatchObject([{ request: { order_type: 'sip', client_info: { sip_type: 'sip' } } }]);
  });

  test("leads to the provider's text, with its list [OM-087]", async () => {
    const { actor, ask, pauseSip, pin } = startSipPause();
    ask(2);
    pin('1234');
    const answer: AnswerOf<'pauseSip'> = { code: '000', messageText: '', display_html: '<p>Paused</p>', result: [] };
    await pauseSip.answer(accepted(answer, 0));
    expect(actor.getSnapshot().output).toEqual({
      kind: 'paused',
      orders: [],
      exit: { to: 'fyInformation', state: { display_html: '<p>Paused</p>' } },
    });
  });

  test('preselects the only offered number', () => {
    const { openView } = startSipPause({ order: { ...pausableSip, mf_order_pause_maximum_installments: 1 } });
    expect(openView()).toMatchObject({ count: 1, canSubmit: true });
  });

  test.each([{ is_pause_allowed: false }, { mf_order_is_pause_allowed: false }])(
    'is not started with the flags %j [OM-083]',
    (flags) => {
      const { actor, pauseSip, view } = startSipPause({ order: { ...pausableSip, ...flags } });
      expect(view()).toEqual({ screen: 'closed' });
      expect(actor.getSnapshot().output).toEqual({ kind: 'notPermitted' });
      expect(pauseSip.calls).toEqual([]);
    },
  );

  test('is retried with its key after a lost answer; another number gets another key', async () => {
    const { actor, ask, leavePin, pauseSip, pin } = startSipPause();
    ask(2);
    pin('1234');
    await pauseSip.fail({ kind: 'unreachable', errors: [] });
    leavePin();
    ask(1);
    pin('1234');
    await pauseSip.answer(refused('This is no longer possible for this order.', '071'));
    leavePin();
    ask(2);
    pin('1234');
    await pauseSip.fail({ kind: 'unreachable', errors: [] });
    leavePin();
    actor.send({ type: 'pause.closed' });
    expect(pauseSip.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-2',
      'submission-1',
    ]);
    expect(actor.getSnapshot().output).toEqual({
      kind: 'closed',
      retry: { draft: { orderId: pausableSip._id, count: 2 }, submission: 'submission-1' },
      wasTried: true,
    });
  });
});
