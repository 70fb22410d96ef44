import { type Option, type SwpSettings } from '@folioflow/api/contract';
import { type OrderRow } from '../records/order-tables.ts';
import { orderTermsOf } from '../valuation/order-money.ts';

/** Limits and options of a SWP from an order; amounts in rupees, a maximum below 1 means none. */
export const createSwpOffer = (
  counts: readonly number[],
  swp_frequency_list: Option[],
  swp_exclude_date_list: string[] = [],
  maximum_swp_amount = 5000,
): SwpSettings => ({
  swp_installment_numbers_list: counts.map((count) => ({ value: String(count), label: `${count} instalments` })),
  swp_frequency_list,
  minimum_swp_amount: 500,
  maximum_swp_amount,
  swp_exclude_date_list,
  is_otp_enabled: false,
});

export const swpFrequencies: Option[] = [
  { value: 'MONTHLY', label: 'Monthly' },
  { value: 'QUARTERLY', label: 'Quarterly' },
];

const defaultOffer = createSwpOffer([6, 12, 24, 60], swpFrequencies, [], 0);

/** Limits and options of a SWP from this order; empty if its scheme offers no SWP. */
export const swpOfferOf = (row: OrderRow): Partial<SwpSettings> =>
  orderTermsOf(row).swp ?? (row.is_swp_offered === 1 ? defaultOffer : {});
