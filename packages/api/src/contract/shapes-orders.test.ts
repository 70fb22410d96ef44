import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as schemas from './schemas.ts';
import { order } from './fixtures/orders.ts';
import { primaryAccount } from './fixtures/people.ts';
import { ordersOperations } from './orders.ts';
import { paymentsOperations } from './payments.ts';
import { sipOperations } from './sip.ts';
import { orderChangesOperations } from './order-changes.ts';
import { statementOperations } from './statement.ts';

const splitKeys = (text: string) => text.split(/\s+/).filter((key) => key !== '');
const missingEntries = (entries: object, keys: string) => splitKeys(keys).filter((key) => !(key in entries));

describe('the shapes of orders', () => {
  test('an order has every documented field [OM-251]', () => {
    const keys = `_id order_id mf_order_registration_no mf_order_number mf_order_folio_no mf_order_type
      mf_order_scheme_name mf_order_message mf_order_message_is_showed mf_order_is_allotted mf_order_status_id
      is_order_cancelled mf_order_overall_investment_amount total_returns_amount returns_difference_amount
      total_returns_percent show_returns mf_order_installment_frequency mf_order_installment_amount mf_order_swp_enabled
      mf_order_swp_information mf_order_stp_enabled mf_order_action_list mf_order_pay_amount
      mf_order_unique_reference_no mf_order_minimum_investment_amount mf_order_redeemable_amount
      mf_order_investment_amount mf_order_accumulated_returns_amount mf_order_is_activity_completed
      mf_order_notification_message`;
    expect(missingEntries(schemas.orderSchema.entries, keys)).toEqual([]);
    const swp = { swp_frequency: 'MONTHLY', swp_amount: 1000 };
    for (const mf_order_type of ['single', 'xsip', 'stp', 'SINGLE', 'XSIP']) {
      const answer = { ...order, mf_order_type, mf_order_swp_information: swp };
      expect(v.parse(schemas.orderSchema, answer)).toMatchObject({ mf_order_type, mf_order_swp_information: swp });
    }
  });

  test('a SWP has six settings, and its form has eight fields [OM-254]', () => {
    const settings = `swp_installment_numbers_list swp_frequency_list minimum_swp_amount maximum_swp_amount
      swp_exclude_date_list is_otp_enabled`;
    expect(Object.keys(schemas.swpSettingsSchema.entries).sort()).toEqual(splitKeys(settings).sort());
    const form = `swp_no_of_installments swp_frequency swp_amount swp_date display_text mobile_otp email_otp
      twofactor_token_id`;
    expect(Object.keys(schemas.swpOrderSchema.entries).sort()).toEqual(splitKeys(form).sort());
  });

  test('a pause requires the number of skipped instalments and the PIN [OM-255]', () => {
    const { request } = orderChangesOperations.pauseSip;
    const by = { order_id: '1', order_registration_no: '2', sip_type: 'xsip' };
    const form = { pause_no_of_installments: 2, pin_verification_value: '1234' };
    const isPauseRequest = (typed: object) => v.is(request, { order_type: 'xsip', client_info: { ...by, ...typed } });
    expect(isPauseRequest(form)).toBe(true);
    expect(isPauseRequest({ ...form, pause_no_of_installments: '2' })).toBe(false);
    expect(isPauseRequest({ pause_no_of_installments: 2 })).toBe(false);
    expect(isPauseRequest({ pin_verification_value: '1234' })).toBe(false);
  });

  test('a payment has seven request fields and six answer fields; its status is HTML, for a SIP inside the result [OM-261]', () => {
    const fieldNames = `order_no order_registration_no order_type order_start_date order_amount payment_mode upi_id`;
    expect(Object.keys(schemas.paymentInitiationSchema.entries).sort()).toEqual(splitKeys(fieldNames).sort());
    const answer = {
      code: '000',
      messageText: '',
      actionUrl: 'x',
      is_redirect: true,
      input_html: '<i>',
      order_number: '1',
    };
    expect(v.parse(schemas.paymentAnswerSchema, answer)).toMatchObject(answer);
    const notification_html = '<p>Paid</p>';
    const status = { code: '000', messageText: '' };
    expect(v.parse(paymentsOperations.getPaymentStatus.answer, { ...status, notification_html })).toMatchObject({
      notification_html,
    });
    const ofSip = { ...status, result: { notification_html } };
    expect(v.parse(sipOperations.getSipResponse.answer, ofSip)).toMatchObject(ofSip);
    expect(v.is(sipOperations.getSipResponse.answer, { ...status, notification_html })).toBe(false);
  });

  test('no text of a statement or a list is refused because of its content [OM-277]', () => {
    for (const text of ['', ' ', '../x', 'ऑर्डर', '<b>', '0', 'x'.repeat(300)]) {
      const statusRequest = { order_registration_no: text, order_number: text, order_type: text };
      expect(v.is(statementOperations.getOrderStatement.request, statusRequest)).toBe(true);
      const listedOrder = { ...order, mf_order_number: text, mf_order_scheme_name: text, mf_order_message: text };
      const answer = {
        code: '000',
        messageText: '',
        result: [listedOrder],
        bank_information: primaryAccount,
        status_filter_list: [],
      };
      expect(v.safeParse(ordersOperations.listOrders.answer, answer).issues).toBeUndefined();
    }
  });
});
