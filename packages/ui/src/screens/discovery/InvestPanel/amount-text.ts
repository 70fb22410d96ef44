import { formatMessage, type AmountLimits } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { formatRupees } from '../../../format/money.ts';

type LimitsWithMaximum = AmountLimits & { readonly hasMaximum: boolean };

const formatLimits = ({ minimum, maximum }: LimitsWithMaximum) => ({
  minimum: formatRupees(minimum),
  maximum: formatRupees(maximum),
});

/** Returns the range of an option, unless its name contains it. */
export function limitsHint(limits: LimitsWithMaximum | null, optionName = ''): string | undefined {
  if (limits === null) return undefined;
  const { minimum, maximum } = formatLimits(limits);
  if (optionName.includes(minimum) && (!limits.hasMaximum || optionName.includes(maximum))) return undefined;
  return formatMessage(invest[limits.hasMaximum ? 'invest.limits' : 'invest.limitsOpen'], { minimum, maximum });
}
