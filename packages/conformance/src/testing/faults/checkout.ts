import { addDays, calendarDayOf, wireDateOf } from '@folioflow/api/contract';
import { fieldsAt, listAt, textAt, type Fields } from '../../ground/fields.ts';
import { changeAccepted, changeAnswers, changeRequests, omit, replaceCode, type PlantedFault } from './fault.ts';

/** Changes the order of an answer. */
const changeResult =
  (change: (result: Fields) => Fields) =>
  (fields: Fields): Fields => ({ ...fields, result: change(fieldsAt(fields, 'result')) });

const withClientInfo = (fields: Fields, change: (info: Fields) => Fields): Fields => ({
  ...fields,
  client_info: change(fieldsAt(fields, 'client_info')),
});

/** Shortens an entered amount to two decimals, as a provider that rounds would store it. */
const roundAmount = (info: Fields): Fields => ({
  ...info,
  order_amount: textAt(info, 'order_amount').replace(/(\.\d{2})\d+$/, '$1'),
});

/** Converts dd/mm/yyyy to the day before, as a provider in another time zone answers it. */
const dayBefore = (written: string): string => {
  const day = calendarDayOf(written);
  return day === null ? written : wireDateOf(addDays(day, -1));
};

export const checkoutFaults: readonly PlantedFault[] = [
  {
    title: 'money is a binary fraction',
    caughtBy: 'checkout.lumpsum.paise',
    create: changeAccepted(
      'createSingleOrder',
      changeResult((result) => ({ ...result, mf_order_pay_amount: Number(result['mf_order_pay_amount']) + 1e-9 })),
    ),
  },
  {
    title: 'an amount with three decimals is rounded',
    caughtBy: 'checkout.lumpsum.amount-form',
    create: changeRequests('createSingleOrder', (fields) => withClientInfo(fields, roundAmount)),
  },
  {
    title: 'an amount may be a number',
    caughtBy: 'checkout.lumpsum.amount-type',
    create: changeRequests('createSingleOrder', (fields) =>
      withClientInfo(fields, (info) => ({ ...info, order_amount: String(info['order_amount']) })),
    ),
  },
  {
    title: 'the minimum amount is not checked',
    caughtBy: 'checkout.lumpsum.limits',
    create: replaceCode('createSingleOrder', '051', '000'),
  },
  {
    title: 'the order number is missing',
    caughtBy: 'checkout.lumpsum.placed',
    create: changeAccepted(
      'createSingleOrder',
      changeResult((result) => ({ ...result, mf_order_number: '' })),
    ),
  },
  {
    title: 'a documented field of the order is missing',
    caughtBy: 'checkout.lumpsum.placed',
    create: changeAccepted(
      'createSingleOrder',
      changeResult((result) => omit(result, 'mf_order_is_paynow')),
    ),
  },
  {
    title: 'a placed order appears later in the list',
    caughtBy: 'checkout.lumpsum.listed',
    create: changeAccepted('listOrders', (fields) => ({ ...fields, result: listAt(fields, 'result').slice(1) })),
  },
  {
    title: 'a rejection by the exchange is answered with 020',
    caughtBy: 'checkout.lumpsum.exchange',
    create: replaceCode('createSingleOrder', '071', '020'),
  },
  {
    title: 'a day is that of another time zone',
    caughtBy: 'checkout.lumpsum.start-date',
    create: changeAccepted(
      'createSingleOrder',
      changeResult((result) => ({
        ...result,
        order_start_date: dayBefore(dayBefore(textAt(result, 'order_start_date'))),
      })),
    ),
  },
  {
    title: 'a date is yyyy-mm-dd',
    caughtBy: 'checkout.lumpsum.start-date',
    create: changeAccepted(
      'createSingleOrder',
      changeResult((result) => ({
        ...result,
        order_start_date: textAt(result, 'order_start_date').split('/').toReversed().join('-'),
      })),
    ),
  },
  {
    title: 'the scheme name of the request is stored',
    caughtBy: 'checkout.lumpsum.posted-copies',
    create: changeAnswers('createSingleOrder', (fields, request) =>
      fields['code'] === '000'
        ? changeResult((result) => ({
            ...result,
            mf_order_scheme_name: textAt(fieldsAt(request.fields, 'client_info'), 'scheme_name'),
          }))(fields)
        : fields,
    ),
  },
  {
    title: 'a wrong code places the order',
    caughtBy: 'checkout.lumpsum.wrong-code',
    create: replaceCode('createSingleOrder', '031', '000'),
  },
  {
    title: 'an order is placed in spite of a missing e-sign',
    caughtBy: 'checkout.gating.esign-missing',
    create: replaceCode('createSingleOrder', '020', '000'),
  },
  {
    title: 'the chart hides the pending order',
    caughtBy: 'checkout.gating.pending-order',
    create: changeAccepted('getSchemeStatistics', (fields) => ({ ...fields, is_pending_order: false })),
  },
  {
    title: 'another nominee than the last one is marked',
    caughtBy: 'checkout.nominees.last-choice',
    create: changeAccepted('listNominees', (fields) => ({
      ...fields,
      nominee_list: listAt(fields, 'nominee_list').map((nominee) => ({
        ...nominee,
        is_selected: nominee['is_selected'] !== true,
      })),
    })),
  },
  {
    title: 'a confirmed nominee does not open the checkout',
    caughtBy: 'checkout.nominees.confirmed',
    create: changeAccepted('validateNomineeTwoFactor', (fields) => ({ ...fields, is_order_checkout_allowed: false })),
  },
  {
    title: 'the window of a SIP is a day early',
    caughtBy: 'checkout.sip.window-dates',
    create: changeAccepted('getSchemeStatistics', (fields) => ({
      ...fields,
      sip_maximum_date: dayBefore(textAt(fields, 'sip_maximum_date')),
    })),
  },
  {
    title: 'a SIP may start on any day',
    caughtBy: 'checkout.sip.window',
    create: replaceCode('createSipOrder', '051', '000'),
  },
  {
    title: 'a SIP needs no mandate',
    caughtBy: 'checkout.sip.mandate',
    create: replaceCode('createSipOrder', '020', '000'),
  },
  {
    title: 'the page of a registered SIP is missing',
    caughtBy: 'checkout.sip.by-hand',
    create: changeAccepted('createSipOrder', (fields) => omit(fields, 'display_html')),
  },
  {
    title: 'the code by email is not checked',
    caughtBy: 'checkout.redemption.both-codes',
    create: replaceCode('redeemOrder', '031', '000'),
  },
  {
    title: 'what may be redeemed is unchanged after a redemption',
    caughtBy: 'checkout.redemption.placed',
    create: changeAccepted('listOrders', (fields) => ({
      ...fields,
      result: listAt(fields, 'result').map((order) => ({ ...order, mf_order_redeemable_amount: 4000 })),
    })),
  },
  {
    title: 'the pending payout is an amount in paise',
    caughtBy: 'checkout.redemption.payout',
    create: changeAccepted('listOrders', (fields) => ({
      ...fields,
      result: listAt(fields, 'result').map((order) => ({
        ...order,
        pending_payouts: listAt(order, 'pending_payouts').map((payout) => ({
          ...payout,
          payout_amount: 100 * Number(payout['payout_amount']),
        })),
      })),
    })),
  },
  {
    title: 'a redemption over the value is accepted',
    caughtBy: 'checkout.redemption.limits',
    create: replaceCode('sendRedeemOtp', '051', '000', { twofactor_id: 'tf-1' }),
  },
  {
    title: 'an investment below the minimum is accepted',
    caughtBy: 'checkout.additional.minimum',
    create: replaceCode('createAdditionalOrder', '051', '000', { result: {} }),
  },
  {
    title: 'a SWP starts on any day',
    caughtBy: 'checkout.swp.window',
    create: replaceCode('createSwp', '051', '000'),
  },
  {
    title: 'a registered SWP is not shown',
    caughtBy: 'checkout.swp.registered',
    create: changeAccepted('listOrders', (fields) => ({
      ...fields,
      result: listAt(fields, 'result').map((order) => ({ ...order, mf_order_swp_enabled: false })),
    })),
  },
  {
    title: 'transfers over the value are accepted',
    caughtBy: 'checkout.stp.total',
    create: replaceCode('registerStp', '051', '000', { result: { notification_html: '' } }),
  },
];
