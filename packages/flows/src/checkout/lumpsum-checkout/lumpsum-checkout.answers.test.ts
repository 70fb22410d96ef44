import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { startCodeConfirmation, okEnvelope, startLumpsumCheckout } from './lumpsum-checkout.started.ts';
import { createdOrder } from './testing/sample-lumpsums.ts';

describe('the answer to an order', () => {
  test('leads an accepted order to its screen, ready for payment [DO-272 OM-101]', async () => {
    const { actor, confirm, createSingleOrder } = await startCodeConfirmation();
    confirm();
    await createSingleOrder.answer(accepted({ ...okEnvelope, result: createdOrder }, 0));
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
  ])('leads to the screen that the provider names: %s leads to %s', async (navigateScreen, to) => {
    const { actor, confirm, createSingleOrder } = await startCodeConfirmation();
    confirm();
    await createSingleOrder.answer(accepted({ ...okEnvelope, navigateScreen, result: createdOrder }, 0));
    expect(actor.getSnapshot().output).toMatchObject({ exit: { to, state: { selected_order: createdOrder } } });
  });

  test('determines the request mode of the next page (C-74)', async () => {
    const { actor, confirm, createSingleOrder } = await startCodeConfirmation();
    confirm();
    await createSingleOrder.answer(accepted({ ...okEnvelope, result: { ...createdOrder, request_mode: 'paynow' } }, 0));
    expect(actor.getSnapshot().output).toMatchObject({ exit: { state: { request_mode: 'paynow' } } });
  });

  test('opens an alert with the text of a refusal and its effect, and the order is reviewed again without its code [DO-278]', async () => {
    const { confirm, createSingleOrder, notices, view } = await startCodeConfirmation();
    confirm();
    await createSingleOrder.answer(refused('The exchange rejected the order.', '071'));
    const reason = { text: 'The exchange rejected the order.', unchanged: 'order' };
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', ...reason }]);
    expect(view()).toMatchObject({ screen: 'reviewing', nominee: { option: 'existing' }, notice: reason });
  });

  test('starts another submission after a refusal, and repeats the submission after a lost answer', async () => {
    const { confirm, createSingleOrder } = await startCodeConfirmation();
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

  test('shows a notice and a link to the order list if it is lost', async () => {
    const { confirm, createSingleOrder, view } = await startCodeConfirmation();
    confirm();
    await createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({
      canHaveGoneThrough: true,
      orderList: 'orderList',
      codes: { notice: { kind: 'lostAnswer' }, canResend: false },
    });
  });

  test('means with 051 after a lost answer that the earlier attempt counted', async () => {
    const { confirm, createSingleOrder, notices, view } = await startCodeConfirmation();
    confirm();
    await createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    confirm();
    await createSingleOrder.answer(refused('This submission was already used for another request.', '051'));
    expect(view()).toMatchObject({ canHaveGoneThrough: true, codes: { notice: { kind: 'earlierAttempt', text: '' } } });
    expect(notices.at(-1)).toEqual({ type: 'notice.raised', kind: 'alert', text: '', means: 'earlierAttempt' });
  });

  test('shows the text of an expired code after a lost answer, and that the earlier attempt may have counted [DO-278]', async () => {
    const { confirm, createSingleOrder, notices, view } = await startCodeConfirmation();
    confirm();
    await createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    confirm();
    const text = 'The code has expired.';
    await createSingleOrder.answer(refused(text, '032'));
    expect(view()).toMatchObject({ canHaveGoneThrough: true, codes: { notice: { kind: 'earlierAttempt', text } } });
    expect(notices.at(-1)).toEqual({ type: 'notice.raised', kind: 'alert', text, means: 'earlierAttempt' });
  });

  test("is shown in the provider's words with 051 to a first attempt", async () => {
    const { confirm, createSingleOrder, view } = await startCodeConfirmation();
    confirm();
    await createSingleOrder.answer(refused('The amount is too small.', '051'));
    expect(view()).toMatchObject({ screen: 'reviewing', notice: { text: 'The amount is too small.' } });
  });

  test('does not affect the choice when the user goes back', async () => {
    const { back, view } = await startCodeConfirmation();
    back();
    expect(view()).toMatchObject({
      screen: 'reviewing',
      notice: null,
      nominee: { option: 'existing', name: 'Meera Rao' },
    });
  });
});

describe('checking after a lost answer', () => {
  async function startCheck() {
    const run = await startCodeConfirmation();
    run.confirm();
    await run.createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    run.check();
    return run;
  }
  const listOrdersOutcome = (...keys: readonly string[]) =>
    accepted(
      {
        ...okEnvelope,
        result: keys.map((submission_key) => ({ ...createdOrder, submission_key })),
        status_filter_list: [],
      },
      0,
    );

  test('finds the order in the list by its key, and continues as after an answer', async () => {
    const { actor, listOrders, view } = await startCheck();
    expect(view()).toMatchObject({ screen: 'checking' });
    expect(listOrders.calls.at(-1)).toEqual({ request: { order_type: 'single' } });
    await listOrders.answer(listOrdersOutcome('another', 'submission-1'));
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'placed',
      exit: { to: 'orderEditCheckout', state: { selected_order: { submission_key: 'submission-1' } } },
    });
  });

  test('finds no order and shows it; the same order is retried with its key', async () => {
    const { confirm, create, createSingleOrder, listOrders, send, view } = await startCheck();
    await listOrders.answer(listOrdersOutcome('another'));
    expect(view()).toMatchObject({ screen: 'reviewing', notice: { kind: 'notListed' } });
    create();
    await send();
    confirm();
    expect(createSingleOrder.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('leaves the order uncertain if the list is not answered', async () => {
    const { listOrders, notices, view } = await startCheck();
    await listOrders.fail({ kind: 'http', status: 500, errors: ['Busy'] });
    expect(view()).toMatchObject({ screen: 'reviewing', notice: { kind: 'lostAnswer' } });
    expect(notices.at(-1)).toEqual({ type: 'notice.raised', kind: 'danger', text: 'Busy' });
  });
});

describe('going back after a lost answer', () => {
  async function startBackAfterLostAnswer() {
    const run = await startCodeConfirmation();
    run.confirm();
    await run.createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    run.back();
    return run;
  }
  type Run = Awaited<ReturnType<typeof startBackAfterLostAnswer>>;
  async function createAgain(run: Run) {
    run.create();
    await run.send();
    run.confirm();
    return run.createSingleOrder.calls.map(({ submission }) => submission);
  }

  test('repeats the submission of the same order, however often the codes were abandoned', async () => {
    const run = await startBackAfterLostAnswer();
    run.create();
    run.back();
    run.create();
    await run.sendTwoFactorOtp.answer(refused('Too many codes.', '034'));
    expect(await createAgain(run)).toEqual(['submission-1', 'submission-1']);
  });

  test('shows the lost answer in the review until the order is sent again', async () => {
    const { view, create } = await startBackAfterLostAnswer();
    expect(view()).toMatchObject({ screen: 'reviewing', notice: { kind: 'lostAnswer' } });
    create();
    expect(view()).toMatchObject({ screen: 'confirming', canHaveGoneThrough: true });
  });

  test('uses another submission for another nominee, and the lost submission for the first order', async () => {
    const run = await startBackAfterLostAnswer();
    run.change();
    run.choose('nominee-2');
    run.review();
    expect(await createAgain(run)).toEqual(['submission-1', 'submission-2']);
    await run.createSingleOrder.answer(refused('Wrong code', '031'));
    run.back();
    run.change();
    run.choose('nominee-1');
    run.review();
    expect(await createAgain(run)).toEqual(['submission-1', 'submission-2', 'submission-1']);
  });

  test('leaves the first answer lost after a refusal of the retry', async () => {
    const run = await startBackAfterLostAnswer();
    await createAgain(run);
    await run.createSingleOrder.answer(refused('Wrong code', '031'));
    run.back();
    expect(await createAgain(run)).toEqual(['submission-1', 'submission-1', 'submission-1']);
  });
});

describe('a closed gate (020)', () => {
  test('blocks the checkout at the code: message, route of the server, alert', async () => {
    const { actor, choose, create, notices, review, sendTwoFactorOtp, view } = await startLumpsumCheckout();
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
  ])('blocks the checkout at the order too; %s leads to the scheme list', async (_, navigateScreen) => {
    const { confirm, createSingleOrder, notices, view } = await startCodeConfirmation();
    confirm();
    await createSingleOrder.answer(refused('You have a pending order.', '020', { navigateScreen }));
    expect(view()).toEqual({ screen: 'blocked', message: 'You have a pending order.', link: 'schemeList' });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'You have a pending order.' }]);
  });
});
