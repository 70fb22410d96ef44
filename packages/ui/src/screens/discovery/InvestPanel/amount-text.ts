import { say, type AmountLimits } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { rupees } from '../../../format/money.ts';

type Limits = AmountLimits & { readonly hasMaximum: boolean };

/** Whole rupees where there are no paise. */
export const plain = (amount: number) => rupees(amount, { decimals: Number.isInteger(amount) ? 0 : 2 });

const limitWords = ({ minimum, maximum }: Limits) => ({ minimum: plain(minimum), maximum: plain(maximum) });

/** The range of an option, unless its own name has said it. */
export function limitsText(limits: Limits | null, saidBy = ''): string | undefined {
  if (limits === null) return undefined;
  const { minimum, maximum } = limitWords(limits);
  if (saidBy.includes(minimum) && (!limits.hasMaximum || saidBy.includes(maximum))) return undefined;
  return say(invest[limits.hasMaximum ? 'invest.limits' : 'invest.limitsOpen'], { minimum, maximum });
}
