import { rupeesOfPaise } from '../../formats.ts';
import { BUY, FRESH } from '../../labels.ts';
import type { NomineeAndAccountChoice } from '../order-offer.ts';
import type { LumpsumOffer } from './lumpsum-state.ts';
import { schemeFieldsOf, schemeParamsOf } from './scheme-fields.ts';
import type { FreshOrder } from '../../wire-types.gen.ts';

/** The ten documented entries of a fresh order (DO-279, DO-369). */
export const freshOrderOf = (
  amountInPaise: number,
  { scheme, option }: Omit<LumpsumOffer, 'investor'>,
  { account, nominee }: NomineeAndAccountChoice,
): FreshOrder => ({
  ...schemeFieldsOf(scheme),
  buy_sell: BUY,
  buy_sell_type: FRESH,
  order_amount: rupeesOfPaise(amountInPaise),
  bank_account_information: account,
  selected_order: schemeParamsOf(option),
  nominee_option: nominee.option,
  nominee_id: nominee.nomineeId,
});
