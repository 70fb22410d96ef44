import { type OperationName } from '@folioflow/api/contract';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Need } from '../../kit/needs.ts';
import { type Fields } from '../../ground/fields.ts';
import { type Investor } from '../../people/person.ts';
import {
  ACCOUNT_NEEDS,
  accountRequest,
  mandateRequest,
  registerNewMandate,
  saveAccountRequest,
} from '../support/banking.ts';
import { LUMPSUM_NEEDS, lumpsumRequest, paymentRequest, placeLumpsum } from '../support/lumpsum.ts';
import { findAllotted, findOrder, findUnpaid, readOrders } from '../support/order-lists.ts';
import {
  additionalRequest,
  cancelRequest,
  sipChangeRequest,
  stpRequest,
  swpEndRequest,
  swpRequest,
} from '../support/plans.ts';
import { redemptionRequest, redeemableAmountOf, withRedeemedAmount } from '../support/redemptions.ts';
import { pngFile } from '../support/files.ts';
import { requireOffered } from '../support/schemes.ts';
import { readBankLists, sipRequest } from '../support/sips.ts';
import { readWatchlists } from '../discovery/watchlists.ts';

/** A submission that is ready to be sent. */
export interface PreparedSubmission {
  readonly investor: Investor;
  readonly request: Fields;
  /** Another body of the same submission, which an order of its own would accept. */
  readonly other: Fields;
  /** Counts the effects of the operation; constant if its answer shows them. */
  readonly countEffects: () => Promise<number>;
}

/** An operation that sends `Idempotency-Key`. */
export interface Submission {
  readonly operation: OperationName;
  readonly needs: readonly Need[];
  readonly prepare: (on: CaseContext) => Promise<PreparedSubmission>;
}

const withClientInfo = (request: Fields, change: Fields): Fields => ({
  ...request,
  client_info: { ...(request['client_info'] as Fields), ...change },
});

const NO_COUNT = () => Promise.resolve(0);

export const submissions: readonly Submission[] = [
  {
    operation: 'createSingleOrder',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    prepare: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      const other = withClientInfo(request, { order_amount: String(Number(on.value('orderAmount')) + 1) });
      return { investor, request, other, countEffects: async () => (await readOrders(investor, 'single')).length };
    },
  },
  {
    operation: 'createSipOrder',
    needs: ['investors.ready', 'values.plainSipScheme'],
    prepare: async (on) => {
      const investor = await on.investor('ready');
      const request = await sipRequest(on, investor, 'byHand');
      const other = withClientInfo(request, { sip_installment_amount: '1500' });
      return { investor, request, other, countEffects: async () => (await readOrders(investor, 'xsip')).length };
    },
  },
  {
    operation: 'createAdditionalOrder',
    needs: ['investors.orders'],
    prepare: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      const countEffects = async () => (await readOrders(investor, 'single')).length;
      return {
        investor,
        request: additionalRequest(order, '5000'),
        other: additionalRequest(order, '5001'),
        countEffects,
      };
    },
  },
  {
    operation: 'redeemOrder',
    needs: ['investors.orders'],
    prepare: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      const request = await redemptionRequest(on, investor, order);
      const other = withRedeemedAmount(request, order, String(Number(redeemableAmountOf(order)) + 1));
      const countEffects = async () =>
        Number(
          (await findOrder(investor, 'single', 'redeemed order', (each) => each.order_id === order.order_id))
            .mf_order_redeemable_amount,
        );
      return { investor, request, other, countEffects };
    },
  },
  {
    operation: 'registerStp',
    needs: ['investors.orders'],
    prepare: async (on) => {
      const investor = await on.investor('orders');
      const request = await stpRequest(investor, await findAllotted(investor));
      const plan = request['stp_order'] as Fields;
      const other = { ...request, stp_order: { ...plan, stp_amount: String(Number(plan['stp_amount']) + 1) } };
      return { investor, request, other, countEffects: async () => (await readOrders(investor, 'stp')).length };
    },
  },
  {
    operation: 'createSwp',
    needs: ['investors.orders'],
    prepare: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      const request = await swpRequest(on, investor, order);
      const { swp_order } = request.client_info;
      const swp_amount = String(Number(swp_order['swp_amount']) + 1);
      const other = withClientInfo(request, { swp_order: { ...swp_order, swp_amount } });
      return { investor, request, other, countEffects: NO_COUNT };
    },
  },
  {
    operation: 'cancelSwp',
    needs: ['investors.orders'],
    prepare: async (on) => {
      const investor = await on.investor('orders');
      const order = await findOrder(investor, 'single', 'order with a SWP', (each) => each.mf_order_swp_enabled);
      const request = swpEndRequest(order, investor.pin);
      const second = await findAllotted(investor);
      return {
        investor,
        request,
        other: withClientInfo(request, { order_id: second.order_id }),
        countEffects: NO_COUNT,
      };
    },
  },
  {
    operation: 'cancelOrder',
    needs: ['investors.orders'],
    prepare: async (on) => {
      const investor = await on.investor('orders');
      const request = cancelRequest(await findUnpaid(investor), investor.pin);
      const second = await findAllotted(investor);
      return { investor, request, other: cancelRequest(second, investor.pin), countEffects: NO_COUNT };
    },
  },
  {
    operation: 'cancelSip',
    needs: ['investors.orders'],
    prepare: async (on) => {
      const investor = await on.investor('orders');
      const sip = await findOrder(investor, 'xsip', 'SIP that may be cancelled', (each) => each.is_cancel_allowed);
      const request = sipChangeRequest(sip, investor.pin);
      return {
        investor,
        request,
        other: withClientInfo(request, { order_number: '99999999' }),
        countEffects: NO_COUNT,
      };
    },
  },
  {
    operation: 'pauseSip',
    needs: ['investors.orders'],
    prepare: async (on) => {
      const investor = await on.investor('orders');
      const sip = await findOrder(investor, 'xsip', 'SIP that may be paused', (each) => each.mf_order_is_pause_allowed);
      const fewest = sip.mf_order_pause_minimum_installments ?? 1;
      const request = sipChangeRequest(sip, investor.pin, { pause_no_of_installments: fewest });
      const other = withClientInfo(request, { pause_no_of_installments: fewest + 1 });
      return { investor, request, other, countEffects: NO_COUNT };
    },
  },
  {
    operation: 'initiatePayment',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    prepare: async (on) => {
      const investor = await on.investor('ready');
      const order = await placeLumpsum(on, investor);
      const request = paymentRequest(order);
      return {
        investor,
        request,
        other: { ...request, payment_mode: 'UPI', upi_id: 'kit@upi' },
        countEffects: NO_COUNT,
      };
    },
  },
  {
    operation: 'registerMandate',
    needs: ['investors.ready', 'values.debitAmount'],
    prepare: async (on) => {
      const investor = await on.investor('ready');
      const request = await mandateRequest(investor, Number(on.value('debitAmount')));
      const countEffects = async () => (await readBankLists(investor)).customer_mandate_list.length;
      return { investor, request, other: withClientInfo(request, { sip_date: 5 }), countEffects };
    },
  },
  {
    operation: 'cancelMandate',
    needs: ['investors.ready', 'values.debitAmount'],
    prepare: async (on) => {
      const investor = await on.investor('ready');
      const { mandate_id } = await registerNewMandate(on, investor);
      return { investor, request: { mandate_id }, other: { mandate_id: 'M9999999' }, countEffects: NO_COUNT };
    },
  },
  {
    operation: 'makePrimaryBankAccount',
    needs: ['investors.severalAccounts'],
    prepare: async (on) => {
      const investor = await on.investor('severalAccounts');
      const [first, second] = (await readBankLists(investor)).customer_bank_list;
      const requestOf = (account: typeof first) => ({
        request_mode: 'primary',
        beneficiary_account_no: requireOffered(account, 'second bank account').beneficiary_account_no,
        beneficiary_ifsc: account?.beneficiary_ifsc ?? '',
        pin_verification_value: investor.pin,
      });
      return { investor, request: requestOf(first), other: requestOf(second), countEffects: NO_COUNT };
    },
  },
  {
    operation: 'saveBankAccount',
    needs: ['investors.empty', ...ACCOUNT_NEEDS],
    prepare: async (on) => {
      const investor = await on.investor('empty');
      await investor.call('verifyBankAccount', accountRequest(on));
      const request = saveAccountRequest(on, 'add');
      const other = { ...request, upload_addbank: pngFile('other.png'), folder_name: 'other' };
      const countEffects = async () => (await readBankLists(investor)).customer_bank_list.length;
      return { investor, request, other, countEffects };
    },
  },
  {
    operation: 'orderAdvice',
    needs: ['investors.watchlists'],
    prepare: async (on) => {
      const investor = await on.investor('watchlists');
      const { scheme_watch_list, list_pricing, list_scheme_advisors } = await readWatchlists(investor);
      const list = scheme_watch_list.find(
        ({ subscription_enabled, scheme_list }) => !subscription_enabled && scheme_list.length > 0,
      );
      const request = {
        selected_watchlist: requireOffered(list, 'watchlist for advice'),
        request_mode: 'create order',
        pricing_plan: requireOffered(list_pricing[0], 'plan'),
        scheme_advisor: requireOffered(list_scheme_advisors[0], 'advisor'),
        watchlist_name: list?.label ?? '',
      };
      const other = { ...request, pricing_plan: requireOffered(list_pricing[1], 'second plan') };
      return { investor, request, other, countEffects: NO_COUNT };
    },
  },
];
