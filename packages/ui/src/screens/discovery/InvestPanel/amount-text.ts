import type { I18n } from '@lingui/core';
import type { AmountLimits } from '@folioflow/flows';
import { formatRupees } from '../../../format/money.ts';

type LimitsWithMaximum = AmountLimits & { readonly hasMaximum: boolean };

const formatLimits = ({ minimum, maximum }: LimitsWithMaximum) => ({
  minimum: formatRupees(minimum),
  maximum: formatRupees(maximum),
});

/** Returns the range of an option, unless its name contains it. */
export function limitsHint(i18n: I18n, limits: LimitsWithMaximum | null, optionName = ''): string | undefined {
  if (limits === null) return undefined;
  const { minimum, maximum } = formatLimits(limits);
  if (optionName.includes(minimum) && (!limits.hasMaximum || optionName.includes(maximum))) return undefined;
  return i18n._(limits.hasMaximum ? 'invest.invest.limits' : 'invest.invest.limitsOpen', { minimum, maximum });
}
