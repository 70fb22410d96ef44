import { describe, expect, test } from 'vitest';
import { accepted, noAnswer } from '../../kit/port.ts';
import { nominees } from '../../parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
import { orderPurchaseTerms } from '../../parts/order/order-purchase.ts';
import { createdOrder, freshState, primary } from './lumpsum-checkout.scenarios.ts';
import { startCodeConfirmation, okEnvelope, startLumpsumCheckout } from './lumpsum-checkout.started.ts';

describe('the lumpsum checkout', () => {
  test('has a fixed sequence: nominee, Create Order, code, Confirm Order [DO-273]', async () => {
    const { choose, confirm, create, createSingleOrder, review, send, sendTwoFactorOtp, view } = startLumpsumCheckout();
    create();
    confirm();
    expect([view().screen, sendTwoFactorOtp.calls, createSingleOrder.calls]).toEqual(['choosing', [], []]);
    choose();
    confirm();
    create();
    expect([createSingleOrder.calls, sendTwoFactorOtp.calls, view()]).toMatchObject([
      [],
      [],
      { screen: 'choosing', canReview: true },
    ]);
    review();
    confirm();
    expect([createSingleOrder.calls, view()]).toMatchObject([[], { screen: 'reviewing', canSubmit: true }]);
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

  test('sends a single code at Create Order, by mobile only [DO-269]', () => {
    const { choose, create, review, sendTwoFactorOtp } = startLumpsumCheckout();
    choose();
    review();
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

  test('shows a single code field after the code was sent [DO-270 OM-109]', async () => {
    const { choose, create, review, send, view } = startLumpsumCheckout();
    choose();
    review();
    create();
    expect(view()).toMatchObject({ codes: { screen: 'sending' } });
    await send();
    expect(view()).toMatchObject({ codes: { screen: 'codes', fields: ['mobile'], canSubmit: true } });
  });

  test('sends the ten documented entries and the code at Confirm Order, with the primary account [DO-271 DO-279 DO-368 DO-369 OM-100 OM-104]', async () => {
    const { confirm, createSingleOrder } = await startCodeConfirmation();
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

  test('sends a registered declaration as the nominee none', async () => {
    const { confirm, create, createSingleOrder, option, review, send } = startLumpsumCheckout({
      ...freshState,
      is_no_nominee_registered: true,
    });
    option('none');
    review();
    create();
    await send();
    confirm();
    expect(createSingleOrder.calls[0]?.request.client_info).toMatchObject({
      nominee_option: 'none',
      nominee_id: 'none',
    });
  });

  test('sends a single request for a confirmation that is pressed repeatedly [DO-003]', async () => {
    const { confirm, createSingleOrder } = await startCodeConfirmation();
    confirm();
    confirm();
    expect(createSingleOrder.calls).toHaveLength(1);
  });
});

describe('the nominee step', () => {
  test('loads a missing list, and its choice survives a code that was not sent', async () => {
    const { change, choose, create, listNominees, review, sendTwoFactorOtp, view } = startLumpsumCheckout({
      ...freshState,
      nominee_list: null,
    });
    expect(listNominees.calls.map(({ request }) => request)).toEqual([
      { scheme_name: 'Folio Flexi Cap Fund - Direct Growth', scheme_code: 'FFC-DG' },
    ]);
    await listNominees.answer(
      accepted({ ...okEnvelope, nominee_list: [...nominees], is_no_nominee_registered: false, no_nominee_form: '' }),
    );
    choose('nominee-2');
    review();
    create();
    await sendTwoFactorOtp.answer(noAnswer);
    expect(view()).toMatchObject({ screen: 'reviewing', canSubmit: true, notice: { kind: 'connectivity' } });
    change();
    expect(view()).toMatchObject({
      screen: 'choosing',
      canReview: true,
      nominee: { nominees: [{ isSelected: false }, { id: 'nominee-2', isSelected: true }] },
    });
    expect(listNominees.calls).toHaveLength(1);
  });

  test('prevents Create Order without a selection or a declaration [DO-276 DO-277]', () => {
    const { choose, option, view } = startLumpsumCheckout();
    const canReview = () => {
      const seen = view();
      return seen.screen === 'choosing' && seen.canReview;
    };
    expect(canReview()).toBe(false);
    option('none');
    expect(canReview()).toBe(false);
    option('existing');
    choose();
    expect(canReview()).toBe(true);
    option('none');
    expect(canReview()).toBe(false);
  });

  test('sends no code without a primary account, and the screen shows the reason', () => {
    const { choose, create, review, sendTwoFactorOtp, view } = startLumpsumCheckout({
      ...freshState,
      bank_account_list: [{ ...primary, is_primary: false }],
    });
    choose();
    review();
    create();
    expect([sendTwoFactorOtp.calls, view()]).toMatchObject([
      [],
      { screen: 'choosing', canReview: false, problem: 'noPrimaryAccount' },
    ]);
  });
});

describe('a checkout without a fresh order', () => {
  test('shows a link to the list, and starts no port', () => {
    const { actor, listNominees, view } = startLumpsumCheckout(null);
    expect(view()).toEqual({ screen: 'orderMissing', link: 'orderList' });
    expect([actor.getSnapshot().output, listNominees.calls]).toEqual([{ kind: 'stayed' }, []]);
  });

  test('leads a payable order to the payment page, without nominee or code [DO-274]', () => {
    const { actor, listNominees, pay, sendTwoFactorOtp, view } = startLumpsumCheckout({
      request_mode: 'paynow',
      selected_order: createdOrder,
    });
    expect(view()).toEqual({
      screen: 'payable',
      schemeName: createdOrder.mf_order_scheme_name,
      amount: String(createdOrder.mf_order_pay_amount),
      terms: orderPurchaseTerms(createdOrder, String(createdOrder.mf_order_pay_amount)),
      canPay: true,
    });
    pay();
    expect(actor.getSnapshot().output).toEqual({
      kind: 'left',
      exit: { to: 'paymentPage', state: { selected_order: createdOrder } },
    });
    expect([listNominees.calls, sendTwoFactorOtp.calls]).toEqual([[], []]);
  });
});
