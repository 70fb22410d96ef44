import type { AnswerOf, Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { passRecentOrder } from '../../parts/order/recent-order/testing/pass-recent-order.ts';
import { swpRegistration } from './swp-registration.flow.ts';
import type { SwpDraft, SwpRegistrationInput, SwpRegistrationView } from './swp-registration.types.ts';
import { swpInput, withdrawableOrder } from './swp-registration.scenarios.ts';

type OpenView = Extract<SwpRegistrationView, { screen: 'entering' | 'confirming' }>;
const terms = { installments: '12', frequency: 'MONTHLY', amount: '2000' };

function startSwpRegistration(order: Partial<Order> = {}, change: Partial<SwpRegistrationInput> = {}) {
  const run = startFlow(swpRegistration, {
    ...swpInput,
    newSubmission: createSubmissionKeyCounter(),
    order: { ...withdrawableOrder, ...order },
    ...change,
  });
  const openView = (): OpenView => {
    const view = run.view();
    if (view.screen !== 'entering' && view.screen !== 'confirming') throw new Error('The dialog is closed.');
    return view;
  };
  const { actor, ports, remote } = run;
  const enter = (draft: Partial<SwpDraft>) => actor.send({ type: 'draft.changed', ...draft });
  const typeAmount = (keys: string) => {
    for (const key of keys) enter({ amount: openView().draft.amount + key });
    return openView().draft.amount;
  };
  const submit = async () => {
    actor.send({ type: 'swp.submitted' });
    passRecentOrder(run);
    await ports.sendTwoFactorOtp.answer(accepted({ code: '000', messageText: '', twofactor_id: 'tf_1' }, 0));
  };
  const codes = remote.child('secondFactor');
  return {
    ...run,
    openView,
    enter,
    typeAmount,
    submit,
    send: ports.sendTwoFactorOtp,
    create: ports.createSwp,
    code: (mobile: string) => codes.send({ type: 'codes.submitted', mobile }),
    leave: () => codes.send({ type: 'codes.abandoned' }),
  };
}

describe('the form', () => {
  test('has the options of the order, and the first free day [DO-334 DO-371 OM-088 OM-095]', () => {
    const { counts, days, draft, frequencies, terms: limits } = startSwpRegistration().openView();
    expect([counts, frequencies].map((options) => options.map(({ value }) => value))).toEqual([
      ['6', '12', '24'],
      ['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEAR'],
    ]);
    expect(limits).toMatchObject({ minimum: 500, maximum: 5000, redeemable: 60_000 });
    expect(draft).toEqual({ installments: '', frequency: '', amount: '', day: '2026-11-28' });
    expect(days).not.toContain('2026-12-01');
  });

  test.each([true, false])(
    'shows the field of the code at once only if the order says so: %s [OM-095]',
    (is_otp_enabled) => {
      expect(startSwpRegistration({ is_otp_enabled }).openView().isCodeFieldShown).toBe(is_otp_enabled);
    },
  );

  test('offers the eighth to the fortieth day from today, none of them moved [DO-344 DO-345 DO-456 OM-267 OM-343]', () => {
    const { days } = startSwpRegistration({ swp_exclude_date_list: [] }).openView();
    expect([days.length, days[0], days.at(-1)]).toEqual([33, '2026-11-28', '2026-12-30']);
    expect(days).toContain('2026-11-29');
  });

  test('offers no excluded day, by date or by day of the month, and starts with the next one [DO-346 OM-268]', () => {
    const { enter, openView } = startSwpRegistration({ swp_exclude_date_list: ['28/11/2026', '2026-11-29', '30'] });
    expect(openView().draft.day).toBe('2026-12-01');
    for (const day of ['2026-11-29', '2026-11-30', '2026-12-30', '2026-11-27', '2026-12-31', 'soon']) enter({ day });
    expect(openView().draft.day).toBe('2026-12-01');
  });

  test('rejects an amount above its maximum, whatever is typed [DO-340 OM-265]', () => {
    const { enter, openView, typeAmount } = startSwpRegistration();
    expect(typeAmount('500')).toBe('500');
    enter({ amount: '5001' });
    expect(openView().draft.amount).toBe('500');
    enter({ amount: '5000' });
    expect(openView().draft.amount).toBe('5000');
  });

  test('accepts eleven digits and only digits [DO-339 DO-448 OM-264]', () => {
    const unlimited = { maximum_swp_amount: 0 };
    expect(startSwpRegistration(unlimited).typeAmount('1 0a')).toBe('10');
    expect(startSwpRegistration(unlimited).typeAmount('1 2a3')).toBe('123');
    expect(startSwpRegistration(unlimited).typeAmount('99999999.5')).toBe('99999999');
  });

  test.each([
    ['nothing missing', {}, true],
    ['no number', { installments: '' }, false],
    ['no frequency', { frequency: '' }, false],
    ['no amount', { amount: '' }, false],
    ['less than the minimum', { amount: '499' }, false],
    ['the minimum', { amount: '500' }, true],
    ['the maximum', { amount: '5000' }, true],
    ['a frequency of four characters', { frequency: 'YEAR' }, false],
    ['a frequency of five', { frequency: 'DAILY' }, true],
  ] as const)('can be submitted with %s: %s [DO-341 DO-343 OM-266]', (_what, change, can) => {
    const { actor, clock, enter, send, openView } = startSwpRegistration();
    enter({ ...terms, ...change });
    expect(openView().canSubmit).toBe(can);
    expect(openView().agreement === null).toBe(!can);
    actor.send({ type: 'swp.submitted' });
    passRecentOrder({ clock });
    expect(send.calls).toHaveLength(can ? 1 : 0);
  });

  test.each([{ installments: '0' }, { installments: '2.5' }])(
    'accepts no number such as %j [DO-341]',
    ({ installments }) => {
      const { enter, openView } = startSwpRegistration({
        swp_installment_numbers_list: [{ value: installments, label: 'So many' }],
      });
      enter({ ...terms, installments });
      expect(openView().canSubmit).toBe(false);
    },
  );

  test('leaves Register enabled for an amount above the redeemable amount, shows the problem and sends nothing [OM-266]', () => {
    const { actor, clock, enter, send, openView } = startSwpRegistration({ mf_order_redeemable_amount: 1999.99 });
    enter(terms);
    expect(openView()).toMatchObject({ problem: 'aboveRedeemable', canSubmit: true, agreement: null });
    actor.send({ type: 'swp.submitted' });
    passRecentOrder({ clock });
    expect([openView().screen, send.calls.length]).toEqual(['entering', 0]);
    enter({ installments: '' });
    expect(openView().canSubmit).toBe(false);
  });
});

describe('a SWP', () => {
  const createSwpOutcome = accepted<AnswerOf<'createSwp'>>(
    {
      code: '000',
      messageText: 'Your SWP is registered.',
      result: [],
    },
    0,
  );

  test('is submitted, confirmed by its code, and called once [DO-335 DO-337 DO-342 DO-348 DO-349 DO-370 DO-406 OM-089 OM-091 OM-092]', async () => {
    const { actor, code, create, enter, send, openView, submit } = startSwpRegistration();
    enter(terms);
    await submit();
    actor.send({ type: 'swp.submitted' });
    expect(send.calls.map(({ request }) => request)).toEqual([
      {
        login_role: 'customer',
        client_info: {
          request_action: 'swp registration',
          is_otp_email_required: false,
          two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
        },
      },
    ]);
    expect(openView()).toMatchObject({ screen: 'confirming', canSubmit: false, codes: { fields: ['mobile'] } });
    code('12345');
    expect(create.calls).toEqual([]);
    code('123456');
    code('123456');
    expect(create.calls).toEqual([
      {
        request: {
          order_type: 'single',
          client_info: {
            order_id: withdrawableOrder.order_id,
            swp_order: {
              swp_no_of_installments: 12,
              swp_frequency: 'MONTHLY',
              swp_amount: '2000',
              swp_date: '28/11/2026',
              mobile_otp: '123456',
              email_otp: '',
              twofactor_token_id: 'tf_1',
            },
          },
        },
        submission: 'submission-1',
      },
    ]);
    await create.answer(createSwpOutcome);
    expect(actor.getSnapshot().output).toEqual({ kind: 'registered', orders: [], message: 'Your SWP is registered.' });
  });

  test('is locked while its code is entered [DO-336 OM-090]', async () => {
    const { enter, openView, submit } = startSwpRegistration();
    enter(terms);
    await submit();
    enter({ amount: '5000', day: '2026-12-05', frequency: 'DAILY', installments: '6' });
    expect(openView().draft).toEqual({ ...terms, day: '2026-11-28' });
  });

  test.each(['xsip', 'sip'] as const)('contains the type of a SIP twice, as %s [DO-366]', async (type) => {
    const { code, create, enter, submit } = startSwpRegistration({ mf_order_type: type });
    enter(terms);
    await submit();
    code('123456');
    expect(create.calls).toMatchObject([{ request: { order_type: type, client_info: { sip_type: type } } }]);
  });

  test('reloads the list if the answer has none', async () => {
    const { actor, code, create, enter, submit } = startSwpRegistration();
    enter(terms);
    await submit();
    code('123456');
    await create.answer(accepted({ code: '000', messageText: '' }, 0));
    expect(actor.getSnapshot().output).toEqual({ kind: 'registered', orders: null, message: '' });
  });

  test('returns its key after a lost answer, and is retried with it while the plan is unchanged', async () => {
    const first = startSwpRegistration();
    first.enter(terms);
    await first.submit();
    first.code('123456');
    await first.create.fail({ kind: 'unreachable', errors: [] });
    expect(first.openView().canHaveGoneThrough).toBe(true);
    first.leave();
    const plan = { orderId: withdrawableOrder._id, draft: { ...terms, day: '2026-11-28' } };
    const retry = { draft: plan, submission: 'submission-1' };
    expect(first.actor.getSnapshot().output).toEqual({ kind: 'closed', retry, wasTried: true, plan });

    const again = startSwpRegistration({}, { retry });
    expect(again.openView().draft).toEqual(plan.draft);
    await again.submit();
    again.code('123456');
    expect(again.create.calls.map(({ submission }) => submission)).toEqual(['submission-1']);

    const other = startSwpRegistration({}, { retry, newSubmission: () => 'submission-5' });
    other.enter({ amount: '3000' });
    await other.submit();
    other.code('123456');
    expect(other.create.calls.map(({ submission }) => submission)).toEqual(['submission-5']);
  });
});
