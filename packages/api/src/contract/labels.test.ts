import { describe, expect, expectTypeOf, test } from 'vitest';
import * as labels from './labels.ts';
import { DEFAULT_MANDATE_DEBIT_AMOUNT, PAYMENT_NOTE_SECONDS, PAYMENT_PAUSE_MS } from './limits.ts';

describe('constants sent by the client', () => {
  test('orders have the documented types and letters [OM-348]', () => {
    expect(labels.ORDER_TYPE_LABELS).toEqual({ single: 'Lumpsum', xsip: 'SIP', stp: 'STP' });
    expect(labels.LISTED_ORDER_TYPES).toEqual(['single', 'xsip', 'stp']);
    expect([labels.BUY, labels.FRESH, labels.ADDITIONAL, labels.SELL]).toEqual(['P', 'FRESH', 'ADDITIONAL', 'R']);
  });

  test('payment is DIRECT or else UPI, waits 2 seconds and names 1 to 5 seconds [OM-346]', () => {
    expect(labels.PAYMENT_MODES).toEqual(['DIRECT', 'UPI']);
    expect(PAYMENT_PAUSE_MS).toBe(2000);
    expect(PAYMENT_NOTE_SECONDS).toEqual({ from: 1, to: 5 });
  });

  test('a mandate debits 25000 rupees, is registered as X and uploaded as XSIP, one of two values that a provider accepts [DO-419 DO-459 OM-345]', () => {
    expect(DEFAULT_MANDATE_DEBIT_AMOUNT).toBe(25_000);
    expect([labels.MANDATE_TYPE, labels.MANDATE_UPLOAD_TYPE]).toEqual(['X', 'XSIP']);
    expect(labels.MANDATE_UPLOAD_TYPES).toEqual(['XSIP', 'XSP']);
  });

  test('only a nominee update and a redemption also require a code by email', () => {
    const actions = Object.values(labels.REQUEST_ACTIONS);
    expect(actions).toEqual([
      'nominee update',
      'sip order registration',
      'swp registration',
      'redeem order',
      'single order registration',
      'mpin change',
    ]);
    expect(actions.filter(labels.isOtpEmailRequired)).toEqual(['nominee update', 'redeem order']);
  });

  test('nomineeProofUpload labels an image with proof and side', () => {
    expect(labels.nomineeProofUpload('voter_id', 'back')).toEqual({
      id_type: 'voter_id',
      folder_name: 'personal',
      attachment_category: 'nominee_back',
    });
  });

  test('the label types are exact unions', () => {
    expectTypeOf<labels.LoginRole>().toEqualTypeOf<'customer' | 'backoffice'>();
    expectTypeOf<labels.LoginRequestFrom>().toEqualTypeOf<'mobile' | 'email' | 'pin'>();
    expectTypeOf<labels.PaymentMode>().toEqualTypeOf<'DIRECT' | 'UPI'>();
    expect(labels.SERVER_SCREENS).toHaveLength(18);
  });
});
