import { paiseOf, UNLIMITED_AMOUNT, type LumpsumOption, type SipOption } from '@folioflow/api/contract';

/** A maximum below 1 counts as none (A36). */
export const effectiveMaximum = (maximum: number): number => (maximum < 1 ? UNLIMITED_AMOUNT : maximum);

export interface AmountLimits {
  /** Rupees, both inclusive (DO-136, DO-390). */
  readonly minimum: number;
  readonly maximum: number;
}

type PurchaseLimits = Pick<LumpsumOption['information'], 'minimum_purchase_amount' | 'maximum_purchase_amount'>;

export const lumpsumLimits = ({ information }: { readonly information: PurchaseLimits }): AmountLimits => ({
  minimum: information.minimum_purchase_amount,
  maximum: effectiveMaximum(information.maximum_purchase_amount),
});

export const sipLimits = (
  option: Pick<SipOption, 'minimum_installment_amount' | 'maximum_installment_amount'>,
): AmountLimits => ({
  minimum: option.minimum_installment_amount,
  maximum: effectiveMaximum(option.maximum_installment_amount),
});

/** Paise above zero and within the limits, both inclusive (DO-136, INV-23); null is no amount. */
export function isWithinLimits(paise: number | null, { minimum, maximum }: AmountLimits): boolean {
  const amount = paise ?? 0;
  return amount > 0 && amount >= (paiseOf(minimum) ?? Infinity) && amount <= (paiseOf(maximum) ?? 0);
}

type InstallmentCountOption = Pick<SipOption, 'sip_minimum_installment_numbers' | 'sip_maximum_installment_numbers'>;

/** Limits of the number of instalments, both inclusive; without a maximum, any number. */
export const installmentCountLimits = (option: InstallmentCountOption): AmountLimits => ({
  minimum: Math.max(1, option.sip_minimum_installment_numbers),
  maximum: option.sip_maximum_installment_numbers < 1 ? Infinity : option.sip_maximum_installment_numbers,
});

export function isInstallmentCountAllowed(option: InstallmentCountOption, installments: number): boolean {
  const { minimum, maximum } = installmentCountLimits(option);
  return Number.isInteger(installments) && installments >= minimum && installments <= maximum;
}
