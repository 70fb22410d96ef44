import type { RequestedSip } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { requestedSip, sipChart, sipSubject } from './testing/sample-sips.ts';
import { approvedMandate } from '../../parts/mandate/mandate-choice/testing/sample-mandates.ts';
import { sipRequest } from './sip-checkout.request.ts';
import { findOffer } from './sip-checkout.rules.ts';

const today = '2026-11-20';
const findOfferFor = (change: Partial<RequestedSip>, chart = sipChart) =>
  findOffer(chart, { ...requestedSip, ...change }, today);
const [option] = sipChart.sip_order_terms;
const optionWith = (change: object) => ({
  ...sipChart,
  sip_order_terms: [{ ...option, ...change } as NonNullable<typeof option>],
});

describe('findOffer', () => {
  test("returns the provider's name of the scheme, whatever name the previous page sent", () => {
    const forgedScheme = { ...requestedSip.scheme, name: 'Guaranteed 18% Fund' };
    expect(findOfferFor({ scheme: forgedScheme })).toMatchObject({
      offer: { scheme: { name: requestedSip.scheme.name }, option },
    });
  });

  test.each([
    [50_000, true],
    [49_999, false],
    [5_000_000, true],
    [5_000_001, false],
    [0, false],
  ])('offers an amount of %s paise: %s', (amountInPaise, isOffered) => {
    expect('offer' in findOfferFor({ amountInPaise })).toBe(isOffered);
  });

  test('has no upper limit if the maximum is below 1', () => {
    expect('offer' in findOfferFor({ amountInPaise: 7_500_000 }, optionWith({ maximum_installment_amount: 0 }))).toBe(
      true,
    );
  });

  test.each([
    [5, false],
    [6, true],
    [120, true],
    [121, false],
    [7.5, false],
  ])('offers %s instalments: %s', (installments, isOffered) => {
    expect('offer' in findOfferFor({ installments })).toBe(isOffered);
  });

  test.each([
    ['2026-11-27', 'before the window'],
    ['2026-12-31', 'after the window'],
    ['2026-12-02', 'a day of the month that is not offered'],
    ['2026-12-10', 'an excluded day'],
  ])('refuses the day %s: %s', (firstDay) => {
    expect(findOfferFor({ firstDay })).toEqual({ notOffered: 'day' });
  });

  test('returns no offer without the option; the display text selects between two options with the same code and frequency', () => {
    expect(findOfferFor({ frequency: 'WEEKLY' })).toEqual({ notOffered: 'option' });
    const two = {
      ...sipChart,
      sip_order_terms: [{ ...option, display_text: 'other' }, option] as typeof sipChart.sip_order_terms,
    };
    expect(findOfferFor({}, two)).toMatchObject({ offer: { option: { display_text: requestedSip.option.name } } });
    expect(findOfferFor({ option: { ...requestedSip.option, name: 'neither' } }, two)).toEqual({
      notOffered: 'option',
    });
  });
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
      mandate_id: approvedMandate.mandate_id,
    },
    two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id: 't' },
  });
});
