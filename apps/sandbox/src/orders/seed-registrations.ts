import { type Order } from '@folioflow/api/contract';
import { addDays, dayAt, wireDay } from '../kit/days.ts';
import { returnsOf, type SeedOrder } from './seed-order.ts';

const registration = (key: string, number: string, rest: Partial<SeedOrder>): SeedOrder => ({
  key,
  number,
  type: 'xsip',
  schemeCode: 'SC01',
  state: 'allotted',
  folio: '12345678902',
  amount: 5000,
  redeemable: 10000,
  daysAgo: 90,
  events: ['Registered with the exchange', 'Installment 1 allotted', 'Installment 2 allotted'],
  ...rest,
  overrides: {
    mf_order_installment_frequency: 'MONTHLY',
    mf_order_installment_amount: rest.amount ?? 5000,
    is_cancel_allowed: true,
    is_stp_allowed: false,
    ...rest.overrides,
  },
});

const swpOf = (now: number): Partial<Order> => ({
  is_swp_allowed: true,
  swp_installment_numbers_list: [6, 12].map((count) => ({ value: String(count), label: `${count} installments` })),
  swp_frequency_list: ['DAILY', 'MONTHLY', 'YEAR'].map((value) => ({ value, label: value })),
  minimum_swp_amount: 500,
  maximum_swp_amount: 5000,
  swp_exclude_date_list: [wireDay(addDays(dayAt(now), 8))],
  is_otp_enabled: false,
});

const pauses: Partial<Order> = {
  is_pause_allowed: true,
  mf_order_is_pause_allowed: true,
  mf_order_pause_minimum_installments: 1,
  mf_order_pause_maximum_installments: 3,
};

/** The SIP and STP registrations of persona 9000000101 (sandbox.md, section 5). */
export const seedRegistrations = (now: number): readonly SeedOrder[] => [
  registration('X1', '', {
    folio: '12345',
    isPausable: true,
    overrides: { ...returnsOf(10000, 10400), ...pauses, ...swpOf(now) },
  }),
  registration('X2', '', {
    schemeCode: 'SC04',
    state: 'registered',
    folio: '',
    redeemable: 0,
    daysAgo: 3,
    events: ['Registered with the exchange', 'First installment is payable'],
    overrides: {
      mf_order_is_paynow: true,
      mf_order_pay_amount: 5000,
      mf_child_order_information: { orderNumber: '10000022' },
      pay_bank_mode_list: [
        { value: 'DIRECT', label: 'Net banking' },
        { value: 'UPI', label: 'UPI' },
      ],
    },
  }),
  registration('X3', '10000023', {
    schemeCode: 'SC20',
    folio: '1234',
    overrides: { ...returnsOf(10000, 9800), is_pause_allowed: false, mf_order_is_pause_allowed: false },
  }),
  registration('X4', '', {
    schemeCode: 'SC12',
    state: 'waiting_for_mandate',
    folio: '',
    redeemable: 0,
    daysAgo: 2,
    events: ['Registered with the exchange', 'Mandate under approval'],
  }),
  registration('P1', '10000031', { type: 'sip', schemeCode: 'SC06', overrides: returnsOf(10000, 10150) }),
  registration('T1', '10000041', {
    type: 'stp',
    schemeCode: 'SC21',
    amount: 1000,
    redeemable: 3000,
    events: ['STP registered', 'Transfer 1', 'Transfer 2', 'Transfer 3'],
    overrides: { ...returnsOf(3000, 3060), mf_order_is_invest_more: false, mf_order_is_redeem: false },
  }),
];
