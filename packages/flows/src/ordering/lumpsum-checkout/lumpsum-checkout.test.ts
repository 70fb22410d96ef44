import type {
  CreateSingleOrderAnswer,
  CreateSingleOrderRequest,
  ListNomineesAnswer,
  ListNomineesRequest,
  SendTwoFactorOtpAnswer,
  SendTwoFactorOtpRequest,
  UploadNomineeAnswer,
} from '@folioflow/api/contract';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { observeFlow, observeNotices, remoteOf } from '../../kit/flow.ts';
import { heldPort } from '../../kit/held-port.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import type { PreparedImage, PrepareRequest } from '../../parts/image-upload/index.ts';
import type { DeclarationUpload } from '../../parts/nominee-choice/index.ts';
import { nominees } from '../../parts/nominee-choice/nominee-choice.scenarios.ts';
import { lumpsumCheckout, type LumpsumCheckoutState } from './index.ts';
import { createdOrder, freshState, primary } from './lumpsum-checkout.scenarios.ts';

const ok = { code: '000', messageText: '' };

function started(state: LumpsumCheckoutState | null = freshState) {
  const ports = {
    listNominees: heldPort<ListNomineesRequest, ListNomineesAnswer>(),
    uploadDeclaration: heldPort<DeclarationUpload, UploadNomineeAnswer>(),
    prepareImage: heldPort<PrepareRequest, PreparedImage>(),
    sendTwoFactorOtp: heldPort<SendTwoFactorOtpRequest, SendTwoFactorOtpAnswer>(),
    createSingleOrder: heldPort<CreateSingleOrderRequest, CreateSingleOrderAnswer>(),
  };
  const flow = lumpsumCheckout({
    listNominees: ports.listNominees.port,
    uploadDeclaration: ports.uploadDeclaration.port,
    prepareImage: ports.prepareImage.port,
    sendTwoFactorOtp: ports.sendTwoFactorOtp.port,
    createSingleOrder: ports.createSingleOrder.port,
  });
  const actor = createActor(flow.machine, {
    input: { state, newSubmission: countingSubmissions() },
    clock: new SimulatedClock(),
  });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  actor.start();
  const remote = remoteOf<typeof flow>(() => actor);
  const observed = observeFlow(flow, actor);
  return {
    ...ports,
    actor,
    notices,
    view: () => observed.get(),
    choose: (id = 'nominee-1') => remote.child('nomineeChoice').send({ type: 'nominee.selected', id }),
    option: (option: 'existing' | 'none') => remote.child('nomineeChoice').send({ type: 'option.chosen', option }),
    create: () => remote.send({ type: 'order.submitted' }),
    confirm: (mobile = '123456') => remote.child('secondFactor').send({ type: 'codes.submitted', mobile }),
    back: () => remote.child('secondFactor').send({ type: 'codes.abandoned' }),
    pay: () => remote.send({ type: 'payment.requested' }),
    send: () => ports.sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-1' }, 1_000)),
  };
}

async function confirming(state?: LumpsumCheckoutState) {
  const run = started(state);
  run.choose();
  run.create();
  await run.send();
  return run;
}

describe('the four steps', () => {
  test('are taken in order: nominee, Create Order, code, Confirm Order, and in no other [DO-273]', async () => {
    const { choose, confirm, create, createSingleOrder, send, sendTwoFactorOtp, view } = started();
    create();
    confirm();
    expect([view().screen, sendTwoFactorOtp.calls, createSingleOrder.calls]).toEqual(['choosing', [], []]);
    choose();
    confirm();
    expect([createSingleOrder.calls, view()]).toMatchObject([
      [],
      { screen: 'choosing', step: 'review', canSubmit: true },
    ]);
    create();
    confirm();
    expect([sendTwoFactorOtp.calls.length, createSingleOrder.calls]).toEqual([1, []]);
    expect(view()).toMatchObject({ screen: 'confirming', codes: { screen: 'sending' } });
    await send();
    confirm('12345');
    expect([view(), createSingleOrder.calls]).toMatchObject([{ codes: { screen: 'codes' } }, []]);
    confirm();
    expect(createSingleOrder.calls).toHaveLength(1);
  });

  test('Create Order asks for one code, by mobile only [DO-269]', () => {
    const { choose, create, sendTwoFactorOtp } = started();
    choose();
    create();
    expect(sendTwoFactorOtp.calls.map(({ request }) => request)).toEqual([
      {
        login_role: 'customer',
        client_info: {
          request_action: 'single order registration',
          is_otp_email_required: false,
          two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
        },
      },
    ]);
  });

  test('the code is asked for when it was sent, not before, and there is one field [DO-270 OM-109]', async () => {
    const { choose, create, send, view } = started();
    choose();
    create();
    expect(view()).toMatchObject({ codes: { screen: 'sending' } });
    await send();
    expect(view()).toMatchObject({ codes: { screen: 'codes', fields: ['mobile'], canSubmit: true } });
  });

  test('Confirm Order sends the ten documented entries and the code, the account the primary one [DO-271 DO-279 DO-368 DO-369 OM-100 OM-104]', async () => {
    const { confirm, createSingleOrder } = await confirming();
    confirm();
    expect(createSingleOrder.calls).toEqual([
      {
        request: {
          client_info: {
            scheme_code: 'FFC-DG',
            scheme_name: 'Folio Flexi Cap Fund - Direct Growth',
            scheme_isin: 'INF000F01AB2',
            buy_sell: 'P',
            buy_sell_type: 'FRESH',
            order_amount: '15000',
            bank_account_information: { ...primary, is_primary: true },
            selected_order: {
              param_scheme_name: 'FOLIO FLEXI CAP DIRECT GROWTH',
              param_scheme_code: 'FFCDG-GR',
              param_redemption_allowed: 'Y',
              param_exit_load_flag: 'Y',
              param_swp_flag: 'N',
              param_purchase_cutoff_time: '14:30:00',
            },
            nominee_option: 'existing',
            nominee_id: 'nominee-1',
          },
          two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id: 'ticket-1' },
        },
        submission: 'submission-1',
      },
    ]);
  });

  test('a registered declaration is sent as the nominee none', async () => {
    const { confirm, create, createSingleOrder, option, send } = started({
      ...freshState,
      is_no_nominee_registered: true,
    });
    option('none');
    create();
    await send();
    confirm();
    expect(createSingleOrder.calls[0]?.request.client_info).toMatchObject({
      nominee_option: 'none',
      nominee_id: 'none',
    });
  });

  test('one confirmation is one call, however often it is pressed [DO-003]', async () => {
    const { confirm, createSingleOrder } = await confirming();
    confirm();
    confirm();
    expect(createSingleOrder.calls).toHaveLength(1);
  });
});

describe('the nominee', () => {
  test('is loaded where the list did not come along, and the choice outlives a code that was not sent', async () => {
    const { choose, create, listNominees, sendTwoFactorOtp, view } = started({ ...freshState, nominee_list: null });
    expect(listNominees.calls.map(({ request }) => request)).toEqual([
      { scheme_name: 'Folio Flexi Cap Fund - Direct Growth', scheme_code: 'FFC-DG' },
    ]);
    await listNominees.answer(
      accepted({ ...ok, nominee_list: [...nominees], is_no_nominee_registered: false, no_nominee_form: '' }),
    );
    choose('nominee-2');
    create();
    await sendTwoFactorOtp.answer(noAnswer);
    expect(view()).toMatchObject({
      screen: 'choosing',
      canSubmit: true,
      notice: { kind: 'connectivity' },
      nominee: { nominees: [{ isSelected: false }, { id: 'nominee-2', isSelected: true }] },
    });
    expect(listNominees.calls).toHaveLength(1);
  });

  test('existing without a nominee and none without a declaration keep Create Order closed [DO-276 DO-277]', () => {
    const { choose, option, view } = started();
    const canSubmit = () => {
      const seen = view();
      return seen.screen === 'choosing' && seen.canSubmit;
    };
    expect(canSubmit()).toBe(false);
    option('none');
    expect(canSubmit()).toBe(false);
    option('existing');
    choose();
    expect(canSubmit()).toBe(true);
    option('none');
    expect(canSubmit()).toBe(false);
  });

  test('without a primary account no code is sent, and the screen says why', () => {
    const { choose, create, sendTwoFactorOtp, view } = started({
      ...freshState,
      bank_account_list: [{ ...primary, is_primary: false }],
    });
    choose();
    create();
    expect([sendTwoFactorOtp.calls, view()]).toMatchObject([[], { canSubmit: false, problem: 'noPrimaryAccount' }]);
  });
});

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
    const text = 'The earlier attempt may have gone through. Check your order list before trying again.';
    expect(view()).toMatchObject({ mayHaveGoneThrough: true, codes: { notice: { kind: 'refused', text } } });
    expect(notices.at(-1)).toEqual({ type: 'notice.raised', kind: 'alert', text });
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
      screen: 'choosing',
      step: 'review',
      notice: null,
      nominee: { nominees: [{ isSelected: true }, {}] },
    });
  });
});

describe('a closed gate (020, X-11)', () => {
  test('at the code blocks the checkout: message, route of the server, alert', async () => {
    const { actor, choose, create, notices, sendTwoFactorOtp, view } = started();
    choose();
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

describe('without a fresh order', () => {
  test('nothing to show, a link to the list, no port started', () => {
    const { actor, listNominees, view } = started(null);
    expect(view()).toEqual({ screen: 'orderMissing', link: 'sipList' });
    expect([actor.getSnapshot().output, listNominees.calls]).toEqual([{ kind: 'stayed' }, []]);
  });

  test('an order that waits for its payment goes to the payment page, without nominee or code [DO-274]', () => {
    const { actor, listNominees, pay, sendTwoFactorOtp, view } = started({
      request_mode: 'paynow',
      selected_order: createdOrder,
    });
    expect(view()).toEqual({ screen: 'payable', order: createdOrder, canPay: true });
    pay();
    expect(actor.getSnapshot().output).toEqual({
      kind: 'left',
      exit: { to: 'paymentPage', state: { selected_order: createdOrder } },
    });
    expect([listNominees.calls, sendTwoFactorOtp.calls]).toEqual([[], []]);
  });
});
