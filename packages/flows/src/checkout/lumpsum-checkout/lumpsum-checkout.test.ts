import { CODES } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { nominees } from '../../parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
import { orderPurchaseTerms } from '../../parts/order/order-purchase.ts';
import { startCheckout, startCodeConfirmation, okEnvelope, startLumpsumCheckout } from './lumpsum-checkout.started.ts';
import {
  createdOrder,
  lumpsumChart,
  lumpsumChartWith,
  newLumpsum,
  otherAccount,
  pendingOrder,
  primary,
  requestedLumpsum,
} from './testing/sample-lumpsums.ts';

describe('the lumpsum checkout', () => {
  test('has a fixed sequence: nominee, Create Order, code, Confirm Order [DO-273]', async () => {
    const { choose, confirm, create, createSingleOrder, review, send, sendTwoFactorOtp, view } =
      await startLumpsumCheckout();
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

  test('sends a single code at Create Order, by mobile only [DO-269]', async () => {
    const { choose, create, review, sendTwoFactorOtp } = await startLumpsumCheckout();
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
    const { choose, create, review, send, view } = await startLumpsumCheckout();
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
    const { confirm, create, createSingleOrder, option, review, send } = await startLumpsumCheckout(
      lumpsumChartWith({ is_no_nominee_registered: true }),
    );
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
    const { change, choose, create, listNominees, review, sendTwoFactorOtp, view } = await startLumpsumCheckout(
      lumpsumChart,
      {
        kind: 'newOrder',
        requested: { ...requestedLumpsum, hasNominees: false },
      },
    );
    expect(listNominees.calls.map(({ request }) => request)).toEqual([
      { scheme_name: 'Folio Flexi Cap Fund - Direct Growth', scheme_code: 'FFC-DG' },
    ]);
    await listNominees.answer(
      accepted({ ...okEnvelope, nominee_list: [...nominees], is_no_nominee_registered: false, no_nominee_form: '' }, 0),
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

  test('prevents Create Order without a selection or a declaration [DO-276 DO-277]', async () => {
    const { choose, option, view } = await startLumpsumCheckout();
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

  test('sends no code without a primary account, and the screen shows the reason', async () => {
    const { choose, create, review, sendTwoFactorOtp, view } = await startLumpsumCheckout(
      lumpsumChartWith({ bank_account_list: [otherAccount] }),
    );
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
    const { actor, listNominees, view } = startCheckout(null);
    expect(view()).toEqual({ screen: 'orderMissing', link: 'orderList' });
    expect([actor.getSnapshot().output, listNominees.calls]).toEqual([{ kind: 'stayed' }, []]);
  });

  test('leads a payable order to the payment page, without nominee or code [DO-274]', () => {
    const { actor, listNominees, pay, sendTwoFactorOtp, view } = startCheckout(pendingOrder);
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

describe('the terms of a new order', () => {
  test('come from the provider, also the name of the scheme', async () => {
    const lie = { ...requestedLumpsum.scheme, name: 'Sarkari Guaranteed 18% Fund' };
    const { getSchemeStatistics, view } = startCheckout({
      kind: 'newOrder',
      requested: { ...requestedLumpsum, scheme: lie },
    });
    const { isin, code } = requestedLumpsum.scheme;
    expect(getSchemeStatistics.calls).toMatchObject([{ request: { param_isin: isin, param_scheme_code: code } }]);
    expect(view()).toEqual({ screen: 'loading' });
    await getSchemeStatistics.answer(accepted(lumpsumChart, 0));
    expect(view()).toMatchObject({
      screen: 'choosing',
      summary: { schemeName: lumpsumChart.scheme_name, optionName: 'Growth', amount: '15000' },
    });
  });

  test.each([
    ['an amount above the maximum', { amountInPaise: 10_000_001 }],
    ['an amount below the minimum', { amountInPaise: 499_999 }],
    ['another option', { option: { ...requestedLumpsum.option, uniqueNo: '9' } }],
    ['another scheme', { scheme: { ...requestedLumpsum.scheme, code: '200000' } }],
  ])('do not offer %s (INV-23)', async (_, change) => {
    const { view } = await startLumpsumCheckout(lumpsumChart, {
      kind: 'newOrder',
      requested: { ...requestedLumpsum, ...change },
    });
    expect(view()).toEqual({ screen: 'orderMissing', link: 'orderList' });
  });

  test('are loaded again after a failure; an unknown scheme is no order', async () => {
    const { getSchemeStatistics, remote, view } = startCheckout(newLumpsum);
    await getSchemeStatistics.answer(noAnswer);
    expect(view()).toMatchObject({ screen: 'unavailable', canReload: true, notice: { kind: 'connectivity' } });
    remote.send({ type: 'checkout.reloadRequested' });
    expect(view()).toEqual({ screen: 'loading' });
    await getSchemeStatistics.answer(refused('No such scheme.', CODES.notFound));
    expect(view()).toEqual({ screen: 'orderMissing', link: 'orderList' });
  });
});
