import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { createdOrder } from './lumpsum-checkout.scenarios.ts';
import { confirming, ok, started } from './lumpsum-checkout.started.ts';

describe('the answer', () => {
  test('an accepted order leads to its screen, ready to be paid [DO-272 OM-101]', async () => {
    const { actor, confirm, createSingleOrder } = await confirming();
    confirm();
    await createSingleOrder.answer(accepted({ ...ok, result: createdOrder }));
    expect(actor.getSnapshot().output).toEqual({
      kind: 'placed',
      exit: {
        to: 'orderEditCheckout',
        replace: true,
        state: { selected_order: createdOrder, request_mode: 'payment' },
      },
    });
  });

  test.each([
    ['./orderResponse/', 'orderResponse'],
    ['https://evil.example', 'orderEditCheckout'],
  ])('the screen that the provider names is gone to with the order; %s leads to %s', async (navigateScreen, to) => {
    const { actor, confirm, createSingleOrder } = await confirming();
    confirm();
    await createSingleOrder.answer(accepted({ ...ok, navigateScreen, result: createdOrder }));
    expect(actor.getSnapshot().output).toMatchObject({ exit: { to, state: { selected_order: createdOrder } } });
  });

  test('the mode the provider names wins (C-74)', async () => {
    const { actor, confirm, createSingleOrder } = await confirming();
    confirm();
    await createSingleOrder.answer(accepted({ ...ok, result: { ...createdOrder, request_mode: 'paynow' } }));
    expect(actor.getSnapshot().output).toMatchObject({ exit: { state: { request_mode: 'paynow' } } });
  });

  test('a refusal is an alert with its text, the step stays open and the code is empty again [DO-278]', async () => {
    const { confirm, createSingleOrder, notices, view } = await confirming();
    confirm();
    await createSingleOrder.answer(refused('The exchange rejected the order.', '071'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The exchange rejected the order.' }]);
    expect(view()).toMatchObject({
      screen: 'confirming',
      mayHaveGoneThrough: false,
      codes: { isBusy: false, canSubmit: true, attempt: 1 },
    });
  });

  test('after a refusal the next attempt is another submission, after a lost answer the same one', async () => {
    const { confirm, createSingleOrder } = await confirming();
    confirm();
    await createSingleOrder.answer(refused('Wrong code', '031'));
    confirm();
    await createSingleOrder.fail({ kind: 'unreachable', errors: ['No connection'] });
    confirm();
    expect(createSingleOrder.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-2',
      'submission-2',
    ]);
  });

  test('a lost answer says so and points to the order list', async () => {
    const { confirm, createSingleOrder, view } = await confirming();
    confirm();
    await createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({
      mayHaveGoneThrough: true,
      orderList: 'orderList',
      codes: { notice: { kind: 'lostAnswer' }, canResend: false },
    });
  });

  test('a 051 after a lost answer means that the earlier attempt counted', async () => {
    const { confirm, createSingleOrder, notices, view } = await confirming();
    confirm();
    await createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    confirm();
    await createSingleOrder.answer(refused('This submission was already used for another request.', '051'));
    expect(view()).toMatchObject({ mayHaveGoneThrough: true, codes: { notice: { kind: 'earlierAttempt', text: '' } } });
    expect(notices.at(-1)).toEqual({ type: 'notice.raised', kind: 'alert', text: '', means: 'earlierAttempt' });
  });

  test('a 051 of a first attempt is told in the words of the provider', async () => {
    const { confirm, createSingleOrder, view } = await confirming();
    confirm();
    await createSingleOrder.answer(refused('The amount is too small.', '051'));
    expect(view()).toMatchObject({
      mayHaveGoneThrough: false,
      codes: { notice: { text: 'The amount is too small.' } },
    });
  });

  test('going back keeps the choice', async () => {
    const { back, view } = await confirming();
    back();
    expect(view()).toMatchObject({
      screen: 'reviewing',
      notice: null,
      nominee: { option: 'existing', name: 'Meera Rao' },
    });
  });
});

describe('checking after a lost answer', () => {
  async function checking() {
    const run = await confirming();
    run.confirm();
    await run.createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    run.check();
    return run;
  }
  const listed = (...keys: readonly string[]) =>
    accepted({
      ...ok,
      result: keys.map((submission_key) => ({ ...createdOrder, submission_key })),
      status_filter_list: [],
    });

  test('finds the order in its list by its key, and goes on as if its answer had come', async () => {
    const { actor, listOrders, view } = await checking();
    expect(view()).toMatchObject({ screen: 'checking' });
    expect(listOrders.calls).toEqual([{ request: { order_type: 'single' } }]);
    await listOrders.answer(listed('another', 'submission-1'));
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'placed',
      exit: { to: 'orderEditCheckout', state: { selected_order: { submission_key: 'submission-1' } } },
    });
  });

  test('that finds none says so, and the same order goes on with its key', async () => {
    const { confirm, create, createSingleOrder, listOrders, send, view } = await checking();
    await listOrders.answer(listed('another'));
    expect(view()).toMatchObject({ screen: 'reviewing', notice: { kind: 'notListed' } });
    create();
    await send();
    confirm();
    expect(createSingleOrder.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('that gets no answer leaves it unknown, as before', async () => {
    const { listOrders, notices, view } = await checking();
    await listOrders.fail({ kind: 'http', status: 500, errors: ['Busy'] });
    expect(view()).toMatchObject({ screen: 'reviewing', notice: { kind: 'lostAnswer' } });
    expect(notices.at(-1)).toEqual({ type: 'notice.raised', kind: 'danger', text: 'Busy' });
  });
});

describe('going back after a lost answer', () => {
  async function backAfterLostAnswer() {
    const run = await confirming();
    run.confirm();
    await run.createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    run.back();
    return run;
  }
  type Run = Awaited<ReturnType<typeof backAfterLostAnswer>>;
  async function createdAgain(run: Run) {
    run.create();
    await run.send();
    run.confirm();
    return run.createSingleOrder.calls.map(({ submission }) => submission);
  }

  test('the same order again is the same submission, however often the codes are left', async () => {
    const run = await backAfterLostAnswer();
    run.create();
    run.back();
    run.create();
    await run.sendTwoFactorOtp.answer(refused('Too many codes.', '034'));
    expect(await createdAgain(run)).toEqual(['submission-1', 'submission-1']);
  });

  test('the review says that the answer is missing until the order is sent again', async () => {
    const { view, create } = await backAfterLostAnswer();
    expect(view()).toMatchObject({ screen: 'reviewing', notice: { kind: 'lostAnswer' } });
    create();
    expect(view()).toMatchObject({ screen: 'confirming', mayHaveGoneThrough: true });
  });

  test('an order for another nominee is another submission, and for the first one again the lost one', async () => {
    const run = await backAfterLostAnswer();
    run.change();
    run.choose('nominee-2');
    run.review();
    expect(await createdAgain(run)).toEqual(['submission-1', 'submission-2']);
    await run.createSingleOrder.answer(refused('Wrong code', '031'));
    run.back();
    run.change();
    run.choose('nominee-1');
    run.review();
    expect(await createdAgain(run)).toEqual(['submission-1', 'submission-2', 'submission-1']);
  });

  test('a refusal of the repeated order ends nothing: the answer is still missing', async () => {
    const run = await backAfterLostAnswer();
    await createdAgain(run);
    await run.createSingleOrder.answer(refused('Wrong code', '031'));
    run.back();
    expect(await createdAgain(run)).toEqual(['submission-1', 'submission-1', 'submission-1']);
  });
});

describe('a closed gate (020, X-11)', () => {
  test('at the code blocks the checkout: message, route of the server, alert', async () => {
    const { actor, choose, create, notices, review, sendTwoFactorOtp, view } = started();
    choose();
    review();
    create();
    await sendTwoFactorOtp.answer(
      refused('Complete your e-sign first.', '020', { navigateScreen: './esignkycVerification/' }),
    );
    expect(view()).toEqual({ screen: 'blocked', message: 'Complete your e-sign first.', link: 'esignkycVerification' });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Complete your e-sign first.' }]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'stayed' });
  });

  test.each([
    ['no route', undefined],
    ['a foreign address', 'https://evil.example'],
    ['an unknown route', 'nowhere'],
  ])('at the order blocks it too; %s leads to the scheme list', async (_, navigateScreen) => {
    const { confirm, createSingleOrder, notices, view } = await confirming();
    confirm();
    await createSingleOrder.answer(refused('You have a pending order.', '020', { navigateScreen }));
    expect(view()).toEqual({ screen: 'blocked', message: 'You have a pending order.', link: 'schemeList' });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'You have a pending order.' }]);
  });
});
