import { amount, looseObject, textOrEmpty } from './scalars.ts';

/** PROPOSED (1.4.0): the money of sold units that is not paid yet, of a redemption or of a SWP. */
export const pendingPayoutSchema = looseObject({
  /** Rupees to be paid, after exit load and STT; an estimate until the NAV of the sale is published. */
  payout_amount: amount,
  /** Day by which the bank account is credited, `dd/mm/yyyy`; '' if unknown. */
  payout_date: textOrEmpty,
  /** Reference for a question to the provider; '' if there is none yet. */
  payout_reference: textOrEmpty,
});
