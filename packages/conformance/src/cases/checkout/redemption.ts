import { statedPayoutsOf } from '@folioflow/api/contract';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { NotTried, requireThat } from '../../ground/verdicts.ts';
import { indianDay, timeOfReply } from '../support/clock.ts';
import { findAllotted, findUnpaid, readOrder } from '../support/order-lists.ts';
import { otherCode } from '../support/sign-up.ts';
import { additionalRequest } from '../support/plans.ts';
import {
  redeemableAmountOf,
  redemptionCodeRequest,
  redemptionRequest,
  withRedeemedAmount,
} from '../support/redemptions.ts';

const section = 'contract 2.7 redeemOrder';

export const redemptionCases = [
  defineCase({
    id: 'checkout.redemption.placed',
    section,
    title: 'Units are redeemed with a code by mobile and a code by email',
    mend: 'Answer result with the order; what it may redeem is smaller by the amount.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      requireAccepted(await investor.call('redeemOrder', await redemptionRequest(on, investor, order)));
      const after = await readOrder(investor, 'single', order.order_id);
      const reduced = Number(order.mf_order_redeemable_amount) - Number(redeemableAmountOf(order));
      requireThat(
        Math.abs(Number(after?.mf_order_redeemable_amount) - reduced) < 0.005,
        `mf_order_redeemable_amount is ${String(after?.mf_order_redeemable_amount)} after the redemption, not ${reduced}`,
      );
    },
  }),
  defineCase({
    id: 'checkout.redemption.payout',
    section: 'decision 077 pending_payouts',
    title: 'A requested redemption is a pending payout of its order',
    mend: 'Answer the amount after exit load and STT, and the day of the credit as dd/mm/yyyy.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      const known = new Set(statedPayoutsOf(order).map(({ reference }) => reference));
      const reply = await investor.call('redeemOrder', await redemptionRequest(on, investor, order));
      requireAccepted(reply);
      const after = await readOrder(investor, 'single', order.order_id);
      if (after?.pending_payouts === undefined) throw new NotTried('the order has no pending_payouts');
      const [added] = statedPayoutsOf(after).filter(({ reference }) => reference === '' || !known.has(reference));
      const most = 100 * Number(redeemableAmountOf(order));
      requireThat(
        added !== undefined && added.paise > 0 && added.paise <= most,
        `the pending payout is ${added?.paise ?? 0} paise for a redemption of ${most}`,
      );
      requireThat(
        added.payBy !== null && added.payBy >= indianDay(timeOfReply(reply)),
        `the money is paid by ${added.payBy ?? 'no readable day'}`,
      );
    },
  }),
  defineCase({
    id: 'checkout.redemption.both-codes',
    section,
    title: 'A redemption needs both codes',
    mend: 'Check mobile_otp and email_otp; refuse with 031 if either is wrong.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const request = await redemptionRequest(on, investor, await findAllotted(investor));
      const [mobile, email] = [String(request['mobile_otp']), String(request['email_otp'])];
      requireCode(await investor.call('redeemOrder', { ...request, email_otp: otherCode(email) }), '031');
      requireCode(await investor.call('redeemOrder', { ...request, mobile_otp: otherCode(mobile) }), '031');
      requireCode(await investor.call('redeemOrder', { ...request, email_otp: '' }), '031', '051');
    },
  }),
  defineCase({
    id: 'checkout.redemption.bound-amount',
    section: 'contract 2.7 sendRedeemOtp',
    title: 'The codes are valid for their amount only',
    mend: 'Bind the id of the codes to order_id and order_amount.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      const request = await redemptionRequest(on, investor, order);
      const more = String(Number(redeemableAmountOf(order)) + 1);
      requireCode(await investor.call('redeemOrder', withRedeemedAmount(request, order, more)), '031', '032', '033');
    },
  }),
  defineCase({
    id: 'checkout.redemption.limits',
    section: 'sandbox 8 Amounts',
    title: 'An amount outside the limits of the redemption is refused with 051',
    mend: 'Refuse amounts below the minimum, above what is redeemable, and of a wrong form.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      const above = String(Number(order.mf_order_redeemable_amount) + 1);
      for (const amount of ['0', '-500', '', 'all', '500.001', above])
        requireCode(await investor.call('sendRedeemOtp', redemptionCodeRequest(order, amount)), '051');
    },
  }),
  defineCase({
    id: 'checkout.redemption.flag',
    section: 'sandbox 8 Orders',
    title: 'An order without mf_order_is_redeem is not redeemed',
    mend: 'Refuse the codes and the redemption of such an order with 020 or 071.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findUnpaid(investor);
      requireCode(await investor.call('sendRedeemOtp', redemptionCodeRequest(order, '500')), '020', '071');
    },
  }),
  defineCase({
    id: 'checkout.redemption.exchange',
    section: 'contract 1.5 code 071',
    title: 'A rejection of the redemption is answered with 071',
    mend: 'Pass the rejection on as 071; what is redeemable is unchanged.',
    needs: ['investors.orders', 'values.rejectedRedemptionAmount'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      const request = await redemptionRequest(on, investor, order, on.value('rejectedRedemptionAmount'));
      requireCode(await investor.call('redeemOrder', request), '071');
    },
  }),
  defineCase({
    id: 'checkout.additional.placed',
    section: 'contract 2.7 createAdditionalOrder',
    title: 'Another investment into an order is a payable order',
    mend: 'Answer result with request_mode, bank_information and pay_bank_mode_list.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      const { result } = requireAccepted(
        await investor.call('createAdditionalOrder', additionalRequest(order, '5000')),
      );
      requireThat(result.request_mode !== '', 'result.request_mode is empty');
      requireThat(result.pay_bank_mode_list.length > 0, 'result.pay_bank_mode_list is empty');
    },
  }),
  defineCase({
    id: 'checkout.additional.minimum',
    section: 'contract 2.7 createAdditionalOrder',
    title: 'An amount below mf_order_minimum_investment_amount is refused with 051',
    mend: 'Compare the amount with the minimum of the order.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      const below = String(Number(order.mf_order_minimum_investment_amount) - 1);
      for (const amount of [below, '0', '', '-1', '5000.001'])
        requireCode(await investor.call('createAdditionalOrder', additionalRequest(order, amount)), '051');
    },
  }),
  defineCase({
    id: 'checkout.additional.flag',
    section: 'sandbox 8 Orders',
    title: 'An order without mf_order_is_invest_more accepts no further investment',
    mend: 'Refuse it with 020 or 071.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findUnpaid(investor);
      requireCode(await investor.call('createAdditionalOrder', additionalRequest(order, '5000')), '020', '071');
    },
  }),
];
