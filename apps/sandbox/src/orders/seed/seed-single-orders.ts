import { type Order } from '@folioflow/api/contract';
import { type SeedOrder } from './seed-order.ts';
import { swpFrequencies, createSwpOffer } from '../kinds/swp-offer.ts';

const swp = createSwpOffer([6, 12, 24], swpFrequencies);

const noPermissions: Partial<Order> = {
  is_stp_allowed: false,
  is_swp_allowed: false,
  is_cancel_allowed: false,
  is_pause_allowed: false,
  is_view_statement_allowed: false,
  mf_order_is_invest_more: false,
  mf_order_is_redeem: false,
  mf_order_is_paynow: false,
  mf_order_is_pause_allowed: false,
};

const allottedSeedOrder = (key: string, number: string, rest: Partial<SeedOrder>): SeedOrder => ({
  key,
  number,
  type: 'single',
  schemeCode: 'SC01',
  state: 'allotted',
  folio: '12345678901',
  amount: 3000,
  redeemable: 3000,
  daysAgo: 200,
  events: ['Payment received', 'Units allotted'],
  terms: { swp, redemptionMaximum: 5000 },
  ...rest,
});

/** Lumpsum orders of persona 9000000101 (sandbox.md, section 5), newest first. */
export const seedSingleOrders: readonly SeedOrder[] = [
  allottedSeedOrder('S1', '10000001', {
    folio: '1234567',
    amount: 3500,
    redeemable: 4000,
    value: 4000,
    minimum: 1000,
    overrides: { mf_order_status_id: 1, display_installment_info_html: '<b>1</b>' },
  }),
  allottedSeedOrder('S2', '10000002', {
    schemeCode: 'SC02',
    state: 'payment_pending',
    folio: '',
    amount: 2000,
    redeemable: 0,
    daysAgo: 1,
    events: ['Payment pending'],
  }),
  allottedSeedOrder('S3', '10000003', {
    schemeCode: 'SC04',
    state: 'rta_rejected',
    folio: '',
    redeemable: 0,
    events: ['Payment received', 'Order rejected by the registrar'],
    rejection: 'The registrar could not match the name of the bank account.',
  }),
  allottedSeedOrder('S4', '10000004', {
    schemeCode: 'SC02',
    state: 'cancelled',
    folio: '',
    redeemable: 0,
    events: ['Payment pending', 'Order cancelled'],
  }),
  allottedSeedOrder('S5', '10000005', {
    schemeCode: 'SC21',
    amount: 20000,
    redeemable: 21000,
    value: 21000,
    plan: { kind: 'swp', amount: 1000, made: 2 },
  }),
  allottedSeedOrder('S6', '123', {
    schemeCode: 'SC05',
    folio: '123456',
    overrides: {
      ...noPermissions,
      mf_order_status_id: 2,
      mf_order_message: 'This message is hidden',
      display_installment_info_html: '<i></i>',
      modal_transaction_history_html: '',
    },
  }),
  allottedSeedOrder('S7', '10000007', {
    schemeCode: 'SC05',
    amount: 8000,
    redeemable: 7000,
    value: 7000,
    terms: { swp, exitLoad: 1 },
    isRedemptionAllowed: true,
  }),
  allottedSeedOrder('S8', '10000008', {
    schemeCode: 'SC22',
    notice: '<p>Your redemption is being processed.</p><script>window.__hostile=1</script>',
    value: 3300,
    overrides: { mf_order_is_activity_completed: true },
  }),
  allottedSeedOrder('S9', '1234', {
    schemeCode: 'SC09',
    overrides: { show_returns: false, mf_order_status_id: 7 },
  }),
  allottedSeedOrder('S10', '10000090', { schemeCode: 'SC12', value: 3150 }),
  allottedSeedOrder('S11', '10000091', { schemeCode: 'SC13', value: 3090 }),
  allottedSeedOrder('S12', '10000092', { schemeCode: 'SC14', value: 2970 }),
];
