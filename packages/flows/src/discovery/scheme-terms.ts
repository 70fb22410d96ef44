import type { LumpsumOption, SipOption } from '@folioflow/api/contract';
import { percentOf } from '../parts/option-facts.ts';
import type { InvestTerms } from './invest-panel/invest-terms.ts';

/** A term that holds or not, and how much of it there is; '' where that is not said. */
export interface HeldTerm {
  readonly holds: boolean;
  readonly value: string;
}

/** The least that a scheme takes and what it costs to leave it; null where no option says it, or they differ. */
export interface SchemeTerms {
  /** Rupees. */
  readonly lumpsumFrom: number | null;
  readonly sipFrom: number | null;
  readonly exitLoad: HeldTerm | null;
  readonly lockIn: HeldTerm | null;
}

function agreed<Option>(options: readonly Option[], termOf: (option: Option) => HeldTerm): HeldTerm | null {
  const [first, ...others] = options.map(termOf);
  const isSame = others.every(({ holds, value }) => holds === first?.holds && value === first.value);
  return first !== undefined && isSame ? first : null;
}

const least = (amounts: readonly number[]): number | null => {
  const known = amounts.filter((amount) => amount > 0);
  return known.length === 0 ? null : Math.min(...known);
};

const lockInOf = ({ lockin_period_flag: flag, lockin_period: value }: LumpsumOption | SipOption): HeldTerm =>
  flag === 'Y' ? { holds: true, value } : { holds: false, value: '' };

const exitLoadOf = ({ param_exit_load_flag: flag, param_exit_load: load }: LumpsumOption): HeldTerm =>
  flag === 'Y' ? { holds: true, value: percentOf(load) } : { holds: false, value: '' };

/** The terms of a scheme beside its figures; what a SIP costs to leave is told by the options of a lumpsum alone. */
export const schemeTermsOf = ({
  lumpsumOptions,
  sipOptions,
}: Pick<InvestTerms, 'lumpsumOptions' | 'sipOptions'>): SchemeTerms => ({
  lumpsumFrom: least(lumpsumOptions.map(({ information }) => information.minimum_purchase_amount)),
  sipFrom: least(sipOptions.map(({ minimum_installment_amount }) => minimum_installment_amount)),
  exitLoad: agreed(lumpsumOptions, exitLoadOf),
  lockIn: agreed([...lumpsumOptions, ...sipOptions], lockInOf),
});
