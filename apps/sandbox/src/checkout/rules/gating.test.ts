import { type CheckoutFlags } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type CheckoutFacts, readCheckoutFacts } from '../../clients/checkout-facts.ts';
import { requireOpenCheckout, requireValidNominee } from './gating.ts';
import { findOwnAccount } from './own-account.ts';

const on = benchPerTest('personas');
const factsOfInvestor = () => readCheckoutFacts({ db: on.db, language: 'en' }, 'CUST00000100');

const open: CheckoutFlags = {
  is_order_checkout_allowed: true,
  is_pending_order: false,
  order_checkout_validation_message: 'Your client code is awaiting approval',
  order_checkout_redirect_url: '',
  is_bse_client_code_approved: true,
  is_bse_nominee_verified: true,
  is_kyc_esign_verified: true,
};
/** Code, text and further fields of the refusal, or the result. */
const refusalOf = (check: () => unknown): unknown => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, message: error.message, extra: error.extra };
  }
};

describe('a checkout', () => {
  test('is open with its flag and without a pending order (INV-21)', () => {
    expect(refusalOf(() => requireOpenCheckout(open))).toBeUndefined();
  });

  test('is closed by a pending order, whatever else is true', () => {
    for (const is_order_checkout_allowed of [true, false])
      expect(
        refusalOf(() => requireOpenCheckout({ ...open, is_order_checkout_allowed, is_pending_order: true })),
      ).toEqual({
        code: '020',
        message: 'You have a pending order. Please complete or cancel it first.',
        extra: {},
      });
  });

  test('is closed by its flag, with its text and the screen that removes the obstacle', () => {
    const closed = { ...open, is_order_checkout_allowed: false };
    expect(refusalOf(() => requireOpenCheckout(closed))).toEqual({
      code: '020',
      message: 'Your client code is awaiting approval',
      extra: {},
    });
    const redirected = { ...closed, order_checkout_redirect_url: 'esignkycVerification' };
    expect(refusalOf(() => requireOpenCheckout(redirected))).toMatchObject({
      extra: { navigateScreen: 'esignkycVerification' },
    });
  });
});

describe('the nominee of an order', () => {
  const withDeclaration = (facts: CheckoutFacts, isRegistered: boolean) => ({
    ...facts,
    is_no_nominee_registered: isRegistered,
  });

  test('is a nominee of the caller', async () => {
    const facts = await factsOfInvestor();
    const [nominee] = facts.nominee_list;
    expect(nominee).toBeDefined();
    expect(requireValidNominee(facts, 'existing', nominee?.id ?? '')).toBe(nominee?.id);
    expect(refusalOf(() => requireValidNominee(facts, 'existing', 'NOM0001011'))).toMatchObject({ code: '061' });
  });

  test('has to be chosen', async () => {
    const facts = await factsOfInvestor();
    for (const id of ['', 'none'])
      expect(refusalOf(() => requireValidNominee(facts, 'existing', id))).toEqual({
        code: '020',
        message: 'Please choose a nominee.',
        extra: {},
      });
  });

  test('is none with a registered declaration alone', async () => {
    const facts = await factsOfInvestor();
    expect(requireValidNominee(withDeclaration(facts, true), 'none', 'NOM0001001')).toBe('none');
    expect(refusalOf(() => requireValidNominee(withDeclaration(facts, false), 'none', 'none'))).toMatchObject({
      code: '020',
      message: 'Please upload the signed declaration first.',
    });
  });
});

test('the account of an order is the stored one with the same number and IFSC', async () => {
  const facts = await factsOfInvestor();
  const [account] = facts.bank_account_list;
  if (!account) throw new Error('The persona has an account.');
  const second = { ...account, beneficiary_account_no: '777', beneficiary_bank_name: 'Second' };
  const both = { ...facts, bank_account_list: [account, second] };
  expect(findOwnAccount(both, { ...account, beneficiary_bank_name: 'Forged' })).toBe(account);
  expect(findOwnAccount(both, { ...account, beneficiary_account_no: '777' })).toBe(second);
  for (const change of [{ beneficiary_account_no: '0' }, { beneficiary_ifsc: 'SBOX9999999' }])
    expect(refusalOf(() => findOwnAccount(both, { ...account, ...change }))).toMatchObject({ code: '061' });
});
