import { rupeesOfPaise } from '../../formats.ts';
import { BUY, FRESH } from '../../labels.ts';
import type { CreateSingleOrderRequest, FreshOrder } from '../../wire-types.gen.ts';
import { twoFactorFieldsOf, type EnteredCodes } from '../entered-codes.ts';
import type { NomineeAndAccountChoice } from '../order-offer.ts';
import type { LumpsumOffer } from './lumpsum-state.ts';
import { schemeFieldsOf, schemeParamsOf } from './scheme-fields.ts';

/** A lumpsum as the investor agreed to it: the amount, the provider's offer and the choice. */
export interface LumpsumPurchase extends Omit<LumpsumOffer, 'investor'>, NomineeAndAccountChoice {
  readonly amountInPaise: number;
}

/** The ten documented entries of a fresh order (DO-279, DO-369). */
const freshOrderOf = ({ amountInPaise, scheme, option, account, nominee }: LumpsumPurchase): FreshOrder => ({
  ...schemeFieldsOf(scheme),
  buy_sell: BUY,
  buy_sell_type: FRESH,
  order_amount: rupeesOfPaise(amountInPaise),
  bank_account_information: account,
  selected_order: schemeParamsOf(option),
  nominee_option: nominee.option,
  nominee_id: nominee.nomineeId,
});

/** Returns the request that places a lumpsum with its code. */
export const lumpsumRequestOf = (lumpsum: LumpsumPurchase, codes: EnteredCodes): CreateSingleOrderRequest => ({
  client_info: freshOrderOf(lumpsum),
  two_factor_authentication: twoFactorFieldsOf(codes),
});
