import { parseLumpsumCheckoutSubject } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { storyArgs } from '../../model-testing/journey.ts';
import { sampleBankAccount, sampleLumpsumOption, sampleParameters, sampleNominee } from './testing/sample-chart.ts';
import { investPanelJourneys } from './invest-panel.scenarios.ts';
import { startPanel } from './testing/start-panel.ts';

describe('a lumpsum', () => {
  test('can be placed from the minimum to the maximum, both included', () => {
    const { form, type } = startPanel();
    const enabled = ['4999', '5000', '100000'].map((amount) => {
      type(amount);
      return form().canInvest;
    });
    expect(enabled).toEqual([false, true, true]);
  });

  test('shows its limits in advance, and the units that the amount buys at the latest NAV', () => {
    const { form, type } = startPanel();
    expect(form()).toMatchObject({
      limits: { minimum: 5000, maximum: 100_000, hasMaximum: true },
      unitEstimate: null,
      isBelowMinimum: false,
    });
    type('2250');
    expect(form()).toMatchObject({ unitEstimate: { units: 20, nav: 112.5 }, isBelowMinimum: true });
  });

  test('is limited to 99999999 without a maximum', () => {
    const information = { ...sampleLumpsumOption.information, maximum_purchase_amount: 0 };
    const { form, type } = startPanel({ general_order_terms: [{ ...sampleLumpsumOption, information }] });
    type('99999999');
    expect(form()).toMatchObject({ amount: '99999999', canInvest: true, limits: { hasMaximum: false } });
  });

  test('drops an amount that a newly selected option does not allow', () => {
    const small = {
      ...sampleLumpsumOption,
      display_text: 'Small',
      information: { ...sampleLumpsumOption.information, maximum_purchase_amount: 20_000 },
    };
    const { form, remote, type } = startPanel({ general_order_terms: [sampleLumpsumOption, small] });
    expect(form()).toMatchObject({ option: null, canInvest: false, facts: [], limits: null });
    type('7');
    expect(form().amount).toBe('');
    remote.send({ type: 'draft.changed', patch: { option: 0 } });
    type('15000');
    remote.send({ type: 'draft.changed', patch: { option: 1 } });
    expect(form()).toMatchObject({ option: 1, amount: '15000', canInvest: true });
    remote.send({ type: 'draft.changed', patch: { option: 0 } });
    type('90000');
    remote.send({ type: 'draft.changed', patch: { option: 1 } });
    expect(form()).toMatchObject({ amount: '', canInvest: false });
  });

  test('leads to the checkout with exactly the seven documented entries, without the nominee entry none [DO-139 DO-140 DO-141]', () => {
    const { actor, remote, type } = startPanel();
    type('25000');
    remote.send({ type: 'lumpsum.invested' });
    expect(actor.getSnapshot().output).toEqual({
      kind: 'left',
      exit: {
        to: 'orderCheckout',
        state: {
          selected_order: {
            scheme_code: '100000',
            scheme_name: 'Marigold Flexi Cap Fund - Direct Plan - Growth',
            scheme_isin: 'INF000A01000',
            param_scheme_name: 'MARIGOLD FLEXI CAP FUND DIRECT GROWTH',
            param_scheme_code: 'MGFC-GR',
            param_redemption_allowed: 'Y',
            param_exit_load_flag: 'Y',
            param_swp_flag: 'Y',
            param_purchase_cutoff_time: '15:00:00',
          },
          general_order: { ...sampleLumpsumOption, order_amount: '25000' },
          bank_account_list: [sampleBankAccount],
          nominee_list: [sampleNominee],
          is_no_nominee_registered: false,
          no_nominee_form: 'JVBERi0xLjQK',
          client_code: 'CUST00000001',
        },
      },
    });
  });

  test('leads to a state that the checkout can parse', () => {
    const { actor, remote, type } = startPanel();
    type('25000');
    remote.send({ type: 'lumpsum.invested' });
    const state = actor.getSnapshot().output?.exit.state;
    expect(parseLumpsumCheckoutSubject(state)).toEqual({
      kind: 'newOrder',
      requested: {
        scheme: sampleParameters,
        option: { uniqueNo: '7001', code: 'MGFC-GR' },
        amountInPaise: 2_500_000,
        hasNominees: true,
      },
    });
  });

  test('cannot be placed while ordering is not allowed or an order is pending', () => {
    const can = [{}, { is_order_checkout_allowed: false }, { is_pending_order: true }].map((flags) => {
      const { form, type } = startPanel(flags);
      type('25000');
      return form().canInvest;
    });
    expect(can).toEqual([true, false, false]);
  });
});

describe('the page flags', () => {
  test('are exactly the seven documented ones, and no context has the codes [DO-382]', () => {
    expect(startPanel().actor.getSnapshot().context['flags']).toEqual({
      is_order_checkout_allowed: true,
      is_pending_order: false,
      order_checkout_validation_message: '',
      order_checkout_redirect_url: '',
      is_bse_client_code_approved: true,
      is_bse_nominee_verified: true,
      is_kyc_esign_verified: true,
    });
  });

  test('include the redirect of the banner', () => {
    const { actor, panel, remote } = startPanel({
      is_order_checkout_allowed: false,
      is_kyc_esign_verified: false,
      order_checkout_redirect_url: 'esignkycVerification',
    });
    expect(panel().canFollow).toBe(true);
    remote.send({ type: 'banner.followed' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'esignkycVerification' } });
  });
});
test('a story shows the dialog over its panel', () => {
  expect(storyArgs(investPanelJourneys, 'VerifyingNominee').view).toMatchObject({
    screen: 'verifyingNominee',
    lumpsum: { amount: '25000' },
    codes: { screen: 'codes', fields: ['mobile', 'email'] },
  });
});
