import { describe, expect, test } from 'vitest';
import { askedSip, byHandChart, sipChart, sipSubject } from './sample-sips.ts';
import { sipRequest } from './sip-checkout.request.ts';
import { gateIn, offerIn } from './sip-checkout.rules.ts';
import type { AskedSip } from './sip-checkout.state.ts';

const today = '2026-11-20';
const of = (change: Partial<AskedSip>, chart = sipChart) => offerIn(chart, { ...askedSip, ...change }, today);
const [option] = sipChart.sip_order_terms;
const optionWith = (change: object) => ({
  ...sipChart,
  sip_order_terms: [{ ...option, ...change } as NonNullable<typeof option>],
});

describe('the offer for a request', () => {
  test("has the provider's name of the scheme, whatever the previous page named it", () => {
    const lie = { ...askedSip.scheme, name: 'Guaranteed 18% Fund' };
    expect(of({ scheme: lie })).toMatchObject({ offer: { scheme: { name: askedSip.scheme.name }, option } });
  });

  test.each([
    ['500', true],
    ['499.99', false],
    ['50000', true],
    ['50000.01', false],
    ['0', false],
  ])('for an amount of %s is: %s', (amount, isOffered) => {
    expect('offer' in of({ amount })).toBe(isOffered);
  });

  test('has no maximum if the maximum is below 1', () => {
    expect('offer' in of({ amount: '75000' }, optionWith({ maximum_installment_amount: 0 }))).toBe(true);
  });

  test.each([
    [5, false],
    [6, true],
    [120, true],
    [121, false],
    [7.5, false],
  ])('for %s instalments is: %s', (installments, isOffered) => {
    expect('offer' in of({ installments })).toBe(isOffered);
  });

  test.each([
    ['2026-11-27', 'before the window'],
    ['2026-12-31', 'after the window'],
    ['2026-12-02', 'a day of the month that is not offered'],
    ['2026-12-10', 'an excluded day'],
  ])('on %s is refused because of: %s', (firstDay) => {
    expect(of({ firstDay })).toEqual({ notOffered: 'day' });
  });

  test('is missing without the option; of two options with the same code and frequency the display text decides', () => {
    expect(of({ frequency: 'WEEKLY' })).toEqual({ notOffered: 'option' });
    const two = {
      ...sipChart,
      sip_order_terms: [{ ...option, display_text: 'other' }, option] as typeof sipChart.sip_order_terms,
    };
    expect(of({}, two)).toMatchObject({ offer: { option: { display_text: askedSip.option.name } } });
    expect(of({ option: { ...askedSip.option, name: 'neither' } }, two)).toEqual({ notOffered: 'option' });
  });
});

test('an order is blocked while orders are not allowed or one is pending; a long redirect is used', () => {
  expect(gateIn(byHandChart)).toBeNull();
  const told = { ...sipChart, order_checkout_validation_message: 'Not now.', is_order_checkout_allowed: false };
  expect(gateIn(told)).toEqual({ message: 'Not now.', redirect: 'schemeList' });
  expect(gateIn({ ...told, order_checkout_redirect_url: './esignkycVerification/' })?.redirect).toBe(
    'esignkycVerification',
  );
  expect(gateIn({ ...told, order_checkout_redirect_url: '//evil.example' })?.redirect).toBe('schemeList');
  expect(gateIn({ ...sipChart, is_pending_order: true })?.redirect).toBe('orderList');
});

test('the request contains its type beside the SIP, the primary account, and the chosen nominee and mandate [DO-329 DO-366]', () => {
  const { offer, lists } = sipSubject;
  const subject = { ...sipSubject, offer: { ...offer, option: { ...offer.option, sip_type: 'sip' as const } } };
  expect(sipRequest({ subject, ticket: 't', codes: { mobile: '123456' } })).toMatchObject({
    order_type: 'sip',
    client_info: {
      sip_type: 'sip',
      scheme_name: sipChart.scheme_name,
      sip_start_date: '05/12/2026',
      bank_account_information: lists.customer_bank_list.find(({ is_primary }) => is_primary),
      nominee_id: 'nominee-1',
      mandate_id: sipSubject.choice.mandateId,
    },
    two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id: 't' },
  });
});
