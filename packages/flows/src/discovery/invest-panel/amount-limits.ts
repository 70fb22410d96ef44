import { UNLIMITED_AMOUNT, type LumpsumOption } from '@folioflow/api/contract';

/** A maximum below 1 is none (A36). */
export const maximumOf = (maximum: number): number => (maximum < 1 ? UNLIMITED_AMOUNT : maximum);

export interface AmountLimits {
  /** Rupees, both inclusive (DO-136, DO-390). */
  readonly minimum: number;
  readonly maximum: number;
}

export const lumpsumLimits = ({ information }: LumpsumOption): AmountLimits => ({
  minimum: information.minimum_purchase_amount,
  maximum: maximumOf(information.maximum_purchase_amount),
});
