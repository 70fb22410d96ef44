import { say, type SwpAgreement } from '@folioflow/flows';
import { swp as words } from '@folioflow/flows/words/swp';
import { ofPaise } from '../../../format/money.ts';

export type Lasting = Pick<SwpAgreement, 'full' | 'installments' | 'rest'>;

/** How long the money lasts at today's value, in plain words. */
export function lastingText({ full, installments: count, rest }: Lasting): string {
  if (full === count)
    return rest === 0 ? say(words.lastsToTheEnd, { count }) : say(words.lasts, { count, left: ofPaise(rest) });
  return rest === 0
    ? say(words.runsOutEven, { full, count })
    : say(words.runsOut, { full, count, rest: ofPaise(rest) });
}
