import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { createdOrder } from './lumpsum-checkout.scenarios.ts';
import { confirming, ok, started } from './lumpsum-checkout.started.ts';

describe('the answer', () => {
  test('of an accepted order leads to its screen, ready for payment [DO-272 OM-101]', async () => {
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
  ])('leads with the order to the screen that the provider names; %s leads to %s', async (navigateScreen, to) => {
    const { actor, confirm, createSingleOrder } = await confirming();
    confirm();
    await createSingleOrder.answer(accepted({ ...ok, navigateScreen, result: createdOrder }));
    expect(actor.getSnapshot().output).toMatchObject({ exit: { to, state: { selected_order: createdOrder } } });
  });

  test('contains the mode that counts (C-74)', async () => {
    const { actor, confirm, createSingleOrder } = await confirming();
    confirm();
    await createSingleOrder.answer(accepted({ ...ok, result: { ...createdOrder, request_mode: 'paynow' } }));
    expect(actor.getSnapshot().output).toMatchObject({ exit: { state: { request_mode: 'paynow' } } });
  });

  test('of a refusal opens an alert with its text, the step stays open and the code is cleared [DO-278]', async () => {
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

  test('of a refusal leads to another submission, a lost answer to the same one', async () => {
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

  test('that is lost shows a notice and a link to the order list', async () => {
    const { confirm, createSingleOrder, view } = await confirming();
    confirm();
    await createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({
      mayHaveGoneThrough: true,
      orderList: 'orderList',
      codes: { notice: { kind: 'lostAnswer' }, canResend: false },
    });
  });

  test('of 051 after a lost answer means that the earlier attempt counted', async () => {
    const { confirm, createSingleOrder, notices, view } = await confirming();
    confirm();
    await createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    confirm();
    await createSingleOrder.answer(refused('This submission was already used for another request.', '051'));
    expect(view()).toMatchObject({ mayHaveGoneThrough: true, codes: { notice: { kind: 'earlierAttempt', text: '' } } });
    expect(notices.at(-1)).toEqual({ type: 'notice.raised', kind: 'alert', text: '', means: 'earlierAttempt' });
  });

  test("of 051 to a first attempt is shown in the provider's words", async () => {
    const { confirm, createSingleOrder, view } = await confirming();
    confirm();
    await createSingleOrder.answer(refused('The amount is too small.', '051'));
    expect(view()).toMatchObject({
      mayHaveGoneThrough: false,
      codes: { notice: { text: 'The amount is too small.' } },
    });
  });

  test('going back retains the choice', async () => {
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

  test('finds the order in its list by its key, and continues as after an answer', async () => {
    const { actor, listOrders, view } = await checking();
    expect(view()).toMatchObject({ screen: 'checking' });
    expect(listOrders.calls.at(-1)).toEqual({ request: { order_type: 'single' } });
    await listOrders.answer(listed('another', 'submission-1'));
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'placed',
      exit: { to: 'orderEditCheckout', state: { selected_order: { submission_key: 'submission-1' } } },
    });
  });

  test('finds no order and shows it; the same order is retried with its key', async () => {
    const { confirm, create, createSingleOrder, listOrders, send, view } = await checking();
    await listOrders.answer(listed('another'));
    expect(view()).toMatchObject({ screen: 'reviewing', notice: { kind: 'notListed' } });
    create();
    await send();
    confirm();
    expect(createSingleOrder.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('without an answer leaves the order uncertain', async () => {
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

  test('the same order is the same submission, however often the codes were abandoned', async () => {
    const run = await backAfterLostAnswer();
    run.create();
    run.back();
    run.create();
    await run.sendTwoFactorOtp.answer(refused('Too many codes.', '034'));
    expect(await createdAgain(run)).toEqual(['submission-1', 'submission-1']);
  });

  test('the review shows the lost answer until the order is sent again', async () => {
    const { view, create } = await backAfterLostAnswer();
    expect(view()).toMatchObject({ screen: 'reviewing', notice: { kind: 'lostAnswer' } });
    create();
    expect(view()).toMatchObject({ screen: 'confirming', mayHaveGoneThrough: true });
  });

  test('an order with another nominee is another submission; the first order again is the lost one', async () => {
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

  test('a refusal of the retry leaves the first answer lost', async () => {
    const run = await backAfterLostAnswer();
    await createdAgain(run);
    await run.createSingleOrder.answer(refused('Wrong code', '031'));
    run.back();
    expect(await createdAgain(run)).toEqual(['submission-1', 'submission-1', 'submission-1']);
  });
});

describe('a closed gate (020, X-11)', () => {
  test('blocks the checkout at the code: message, route of the server, alert', async () => {
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
  ])('blocks it at the order too; %s leads to the scheme list', async (_, navigateScreen) => {
    const { confirm, createSingleOrder, notices, view } = await confirming();
    confirm();
    await createSingleOrder.answer(refused('You have a pending order.', '020', { navigateScreen }));
    expect(view()).toEqual({ screen: 'blocked', message: 'You have a pending order.', link: 'schemeList' });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'You have a pending order.' }]);
  });
});
