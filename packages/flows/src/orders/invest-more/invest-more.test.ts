import type { CreateAdditionalOrderAnswer, Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted, emptyAnswerRefusal, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { investMore } from './invest-more.flow.ts';
import { passRecentOrder } from '../../parts/order/recent-order/testing/pass-recent-order.ts';
import { isAmountInvestable } from './invest-more.rules.ts';
import { addedOrder, investableOrder, orderWithoutGain } from './invest-more.scenarios.ts';

const okEnvelope = { code: '000', messageText: '' };
const [bank_information, pay_bank_mode_list] = [addedOrder.bank_information, addedOrder.pay_bank_mode_list];

const additionalOrderAnswer = (more: Partial<Order> = addedOrder): CreateAdditionalOrderAnswer => {
  if (bank_information === undefined || pay_bank_mode_list === undefined) throw new Error('The sample cannot be paid.');
  return { ...okEnvelope, result: { ...more, request_mode: 'payment', bank_information, pay_bank_mode_list } };
};

function startInvestMore(order = investableOrder) {
  const { ports, ...run } = startFlow(investMore, { order, newSubmission: createSubmissionKeyCounter() });
  const { createAdditionalOrder, listOrders } = ports;
  return {
    ...run,
    createAdditionalOrder,
    listOrders,
    output: () => run.actor.getSnapshot().output,
    type: (amount: string) => run.send({ type: 'draft.changed', amount }),
    submit: () => {
      run.send({ type: 'investment.submitted' });
      passRecentOrder(run);
    },
    check: () => run.send({ type: 'check.requested' }),
    keys: () => createAdditionalOrder.calls.map(({ submission }) => submission),
  };
}

async function startWithLostAnswer() {
  const run = startInvestMore();
  run.type('5000');
  run.submit();
  await run.createAdditionalOrder.fail({ kind: 'unreachable', errors: [] });
  return run;
}

test('the amount of a lost answer in another notation is the same order: its key and its text are sent again', async () => {
  for (const amount of ['5000.0', '5000.00']) {
    const run = await startWithLostAnswer();
    run.type(amount);
    run.submit();
    expect(new Set(run.keys()).size).toBe(1);
    expect(run.createAdditionalOrder.calls.map(({ request }) => request.client_info.order_amount)).toEqual([
      '5000',
      '5000',
    ]);
  }
});

describe('the amount of an investment', () => {
  test('is accepted from the minimum of the order, in whole paise [OM-130]', () => {
    const isInvestableAmount = (amount: string, order = investableOrder) => isAmountInvestable({ order, amount });
    expect(
      ['', 'abc', '0', '999.999', '999.99', '1000', '1000.001', '99999999'].map((amount) => isInvestableAmount(amount)),
    ).toEqual([false, false, false, false, false, true, false, true]);
    const half = { ...investableOrder, mf_order_minimum_investment_amount: '1000.50' };
    expect(['1000.499', '1000.5'].map((amount) => isInvestableAmount(amount, half))).toEqual([false, true]);
    const any = { ...investableOrder, mf_order_minimum_investment_amount: '' };
    expect(['0', '0.009', '0.01'].map((amount) => isInvestableAmount(amount, any))).toEqual([false, false, true]);
  });

  test('is tidied while typing, and shown as a problem below the minimum [OM-130 OM-271]', () => {
    const { type, view } = startInvestMore();
    expect(view()).toMatchObject({ draft: { amount: '' }, problem: null, canSubmit: false });
    type('00999');
    expect(view()).toMatchObject({ draft: { amount: '999' }, problem: 'belowMinimum', canSubmit: false });
    for (const refusedInput of ['abc', '123456789']) type(refusedInput);
    expect(view()).toMatchObject({ draft: { amount: '999' } });
    type('1000.2345');
    expect(view()).toMatchObject({ draft: { amount: '1000.234' }, problem: 'tooManyDecimals' });
    type('1000.23');
    expect(view()).toMatchObject({ draft: { amount: '1000.23' }, problem: null, canSubmit: true });
    type('');
    expect(view()).toMatchObject({ draft: { amount: '' }, problem: null, canSubmit: false });
  });

  test.each(['1234.567', '1000.004', '1000.000'])(
    'can be submitted with more than two decimals (%s), and the field shows the problem',
    (amount) => {
      const { createAdditionalOrder, submit, type, view } = startInvestMore();
      type(amount);
      expect(view()).toMatchObject({ problem: 'tooManyDecimals', canSubmit: true, terms: { amount: '' } });
      submit();
      expect(view()).toMatchObject({ screen: 'entering', draft: { amount }, problem: 'tooManyDecimals' });
      expect(createAdditionalOrder.calls).toEqual([]);
    },
  );

  test('is shown with the order and its purchase terms', () => {
    expect(startInvestMore().view()).toMatchObject({
      order: { minimum: 1000, folio: '1234567' },
      terms: { cutOff: '15:00', exitLoadPercent: 1, exitLoadFacts: [{ key: 'fact.exitLoadOf' }] },
    });
    expect(startInvestMore(orderWithoutGain).view()).toMatchObject({
      order: { folio: '' },
      terms: { cutOff: '', exitLoadPercent: 0, exitLoadFacts: [{ key: 'fact.noExitLoad' }] },
    });
  });

  test('has purchase terms once it can be invested, and not before', () => {
    const { type, view } = startInvestMore();
    const amounts = ['', '999', '1000'].map((amount) => {
      type(amount);
      return view();
    });
    expect(amounts).toMatchObject([
      { terms: { amount: '' } },
      { terms: { amount: '' } },
      { terms: { amount: '1000' } },
    ]);
  });
});

describe('the additional order', () => {
  test('is sent with the amount and the order alone, once for two submissions [OM-126]', () => {
    const { createAdditionalOrder, submit, type, view } = startInvestMore();
    type('5000');
    submit();
    submit();
    type('6000');
    expect(createAdditionalOrder.calls).toEqual([
      {
        request: {
          client_info: {
            buy_sell: 'P',
            buy_sell_type: 'ADDITIONAL',
            order_id: 'order-1',
            order_mode: 'MOD',
            order_amount: '5000',
          },
        },
        submission: 'submission-1',
      },
    ]);
    expect(view()).toMatchObject({ screen: 'entering', isBusy: true, canSubmit: false, draft: { amount: '5000' } });
  });

  test('leads to its payment, which replaces this page [OM-127]', async () => {
    const { createAdditionalOrder, output, submit, type } = startInvestMore();
    type('5000');
    submit();
    await createAdditionalOrder.answer(accepted(additionalOrderAnswer(), 0));
    expect(output()).toMatchObject({
      kind: 'placed',
      exit: {
        to: 'orderEditCheckout',
        replace: true,
        state: {
          request_mode: 'payment',
          selected_order: {
            order_id: 'order-9',
            mf_order_pay_amount: 5000,
            mf_order_is_paynow: true,
            bank_information,
          },
        },
      },
    });
  });

  test('takes the fields that its answer omits from the original order; without an id it leads to the list', async () => {
    const exitAfterPartialAnswer = async (more: Partial<Order>) => {
      const { createAdditionalOrder, output, submit, type } = startInvestMore();
      type('5000');
      submit();
      await createAdditionalOrder.answer(accepted(additionalOrderAnswer(more), 0));
      return output();
    };
    expect(
      await exitAfterPartialAnswer({ order_id: 'order-9', _id: 'order-9', mf_order_number: '10000009' }),
    ).toMatchObject({
      exit: {
        to: 'orderEditCheckout',
        state: {
          selected_order: {
            mf_order_number: '10000009',
            mf_order_pay_amount: '5000',
            mf_order_is_paynow: true,
            mf_order_scheme_name: investableOrder.mf_order_scheme_name,
          },
        },
      },
    });
    expect(await exitAfterPartialAnswer({ order_id: 'order-9', mf_order_type: 'xsip' })).toMatchObject({
      exit: { to: 'sipEditCheckout' },
    });
    expect(await exitAfterPartialAnswer({ mf_order_number: '10000009' })).toEqual({
      kind: 'placed',
      exit: { to: 'orderList', replace: true },
    });
  });

  test('retains the amount after a refusal, and the next attempt is another order', async () => {
    const { createAdditionalOrder, keys, notices, submit, type, view } = startInvestMore();
    type('5000');
    submit();
    await createAdditionalOrder.answer(refused('Order rejected by exchange', '071'));
    expect(view()).toMatchObject({ draft: { amount: '5000' }, canSubmit: true, canCheck: false, isBusy: false });
    expect(notices).toMatchObject([{ kind: 'alert', text: 'Order rejected by exchange' }]);
    submit();
    expect(keys()).toEqual(['submission-1', 'submission-2']);
  });

  test('is blocked by a 020, with the provider’s text', async () => {
    const { createAdditionalOrder, notices, submit, type, view } = startInvestMore();
    type('5000');
    submit();
    await createAdditionalOrder.answer(refused('You have a pending order.', '020'));
    submit();
    expect(view()).toEqual({ screen: 'blocked', message: 'You have a pending order.' });
    expect([notices.length, createAdditionalOrder.calls.length]).toEqual([1, 1]);
  });
});

describe('a lost answer', () => {
  test('is retried with its key for the same amount; another amount gets another key', async () => {
    const { createAdditionalOrder, keys, submit, type, view } = await startWithLostAnswer();
    expect(view()).toMatchObject({ notice: { kind: 'lostAnswer' }, canCheck: true, canSubmit: true });
    type('6000');
    submit();
    await createAdditionalOrder.answer(refused('Order rejected by exchange', '071'));
    type('5000');
    submit();
    expect(keys()).toEqual(['submission-1', 'submission-2', 'submission-1']);
  });

  test('includes an empty answer', async () => {
    const { createAdditionalOrder, keys, submit, type, view } = startInvestMore();
    type('5000');
    submit();
    await createAdditionalOrder.answer(emptyAnswerRefusal());
    expect(view()).toMatchObject({ notice: { kind: 'lostAnswer' }, canCheck: true });
    submit();
    expect(keys()).toEqual(['submission-1', 'submission-1']);
  });

  test('changes the meaning of a 051: the earlier attempt may have counted', async () => {
    const { createAdditionalOrder, submit, view } = await startWithLostAnswer();
    submit();
    await createAdditionalOrder.answer(refused('This submission was already used.', '051'));
    expect(view()).toMatchObject({ notice: { kind: 'earlierAttempt' }, canCheck: true });
  });

  const listOrdersOutcome = (...result: Order[]) => accepted({ ...okEnvelope, result, status_filter_list: [] }, 0);

  test('is looked up in the order list: the order is found and leads to its payment', async () => {
    const { check, listOrders, output } = await startWithLostAnswer();
    check();
    expect(listOrders.calls.at(-1)).toEqual({ request: { order_type: 'single' } });
    const { request_mode: _mode, ...found } = { ...addedOrder, submission_key: 'submission-1' };
    await listOrders.answer(listOrdersOutcome(investableOrder, found));
    expect(output()).toMatchObject({
      exit: { to: 'orderEditCheckout', state: { request_mode: 'payment', selected_order: { order_id: 'order-9' } } },
    });
  });

  test('can be retried with the same key if the order is not listed', async () => {
    const { check, keys, listOrders, submit, view } = await startWithLostAnswer();
    check();
    await listOrders.answer(listOrdersOutcome({ ...investableOrder, submission_key: '' }));
    expect(view()).toMatchObject({ screen: 'entering', notice: { kind: 'notListed' }, canCheck: true });
    submit();
    expect(keys()).toEqual(['submission-1', 'submission-1']);
  });
});

describe('a refused order', () => {
  const submitAgain = (run: ReturnType<typeof startInvestMore>) => {
    run.send({ type: 'investment.submitted' });
    passRecentOrder(run);
  };
  const rejected = refused('Order rejected by the exchange.', '071');

  test('is an alert that says that nothing was charged; the amount stays, and the next press has a new key [DO-278 OM-324]', async () => {
    const run = startInvestMore();
    run.type('5000');
    submitAgain(run);
    await run.createAdditionalOrder.answer(rejected);
    const reason = { text: 'Order rejected by the exchange.', unchanged: 'order' };
    expect(run.notices).toEqual([{ type: 'notice.raised', kind: 'alert', ...reason }]);
    expect(run.view()).toMatchObject({ screen: 'entering', draft: { amount: '5000' }, notice: reason });
    submitAgain(run);
    expect(run.createAdditionalOrder.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-2',
    ]);
  });

  test('has no certain effect for an amount whose first answer was lost', async () => {
    const run = await startWithLostAnswer();
    submitAgain(run);
    await run.createAdditionalOrder.answer(rejected);
    expect(run.view()).toMatchObject({ screen: 'entering', notice: { text: 'Order rejected by the exchange.' } });
    expect(run.view()).not.toMatchObject({ notice: { unchanged: 'order' } });
  });
});
