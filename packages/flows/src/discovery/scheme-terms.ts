import type { LumpsumOption, SipOption } from '@folioflow/api/contract';
import { formatExitLoad } from '../parts/order/option-facts.ts';
import type { InvestTerms } from './invest-panel/invest-terms.ts';

/** A term that applies or not, and its value; '' where the provider gives none. */
export interface SchemeTerm {
  readonly applies: boolean;
  readonly value: string;
}

/** Minimum amounts and exit terms of a scheme; null where no option has them, or the options differ. */
export interface SchemeTerms {
  /** Rupees. */
  readonly lumpsumMinimum: number | null;
  readonly sipMinimum: number | null;
  readonly exitLoad: SchemeTerm | null;
  readonly lockIn: SchemeTerm | null;
}

function findCommonTerm<Option>(options: readonly Option[], termOf: (option: Option) => SchemeTerm): SchemeTerm | null {
  const [first, ...others] = options.map(termOf);
  const isSame = others.every(({ applies: holds, value }) => holds === first?.applies && value === first.value);
  return first !== undefined && isSame ? first : null;
}

const smallestPositiveAmount = (amounts: readonly number[]): number | null => {
  const known = amounts.filter((amount) => amount > 0);
  return known.length === 0 ? null : Math.min(...known);
};

const lockInOf = ({ lockin_period_flag: flag, lockin_period: value }: LumpsumOption | SipOption): SchemeTerm =>
  flag === 'Y' ? { applies: true, value } : { applies: false, value: '' };

const exitLoadOf = ({ param_exit_load_flag: flag, param_exit_load: load }: LumpsumOption): SchemeTerm =>
  flag === 'Y' ? { applies: true, value: formatExitLoad(load) } : { applies: false, value: '' };

/** Returns the terms of a scheme. Only the options of a lumpsum have an exit load. */
export const schemeTermsOf = ({
  lumpsumOptions,
  sipOptions,
}: Pick<InvestTerms, 'lumpsumOptions' | 'sipOptions'>): SchemeTerms => ({
  lumpsumMinimum: smallestPositiveAmount(lumpsumOptions.map(({ information }) => information.minimum_purchase_amount)),
  sipMinimum: smallestPositiveAmount(sipOptions.map(({ minimum_installment_amount }) => minimum_installment_amount)),
  exitLoad: findCommonTerm(lumpsumOptions, exitLoadOf),
  lockIn: findCommonTerm([...lumpsumOptions, ...sipOptions], lockInOf),
});
