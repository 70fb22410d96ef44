import { describe, expect, test } from 'vitest';
import { parseAgreedTerms, type AgreedSipTerms } from './agreed-sip.ts';

const terms = { amount: '5000', frequency: 'MONTHLY', installments: 12, firstDay: '2026-12-05' };
const account = { bankName: 'A Bank', lastDigits: '1234' };
const mandate = { id: 'M1001', amount: 25_000, limitUsed: 0 };
const agreed: AgreedSipTerms = { terms, account, mandate };

describe('the terms of a SIP in a navigation state', () => {
  test.each([
    { ...agreed },
    // A SIP that is paid by hand has no mandate, and an order need not name its account.
    { ...agreed, mandate: null },
    { ...agreed, account: null },
    { ...agreed, account: null, mandate: null },
  ])('are read with and without an account and a mandate: %j', (agreed_sip) => {
    expect(parseAgreedTerms({ agreed_sip, selected_order: {} })).toEqual(agreed_sip);
  });

  test.each([
    { terms: undefined },
    { terms: { ...terms, amount: 5000 } },
    { terms: { ...terms, frequency: null } },
    { terms: { ...terms, installments: '12' } },
    { terms: { ...terms, firstDay: 20_261_205 } },
    { terms: { ...terms, firstDay: 'soon' } },
    { terms: { ...terms, firstDay: '2026-02-30' } },
    { account: undefined },
    { account: 'A Bank' },
    { account: { ...account, bankName: undefined } },
    { account: { ...account, lastDigits: 1234 } },
    { mandate: undefined },
    { mandate: { ...mandate, id: 1001 } },
    { mandate: { ...mandate, amount: '25000' } },
    { mandate: { ...mandate, limitUsed: undefined } },
  ])('are none if one part is missing or of another kind: %j', (change) => {
    expect(parseAgreedTerms({ agreed_sip: { ...agreed, ...change } })).toBeNull();
  });

  test.each([[undefined], [null], ['text'], [{}], [{ agreed_sip: null }], [{ agreed_sip: 'text' }]])(
    'are none in %j',
    (state) => {
      expect(parseAgreedTerms(state)).toBeNull();
    },
  );
});
