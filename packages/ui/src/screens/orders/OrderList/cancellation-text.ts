import { say, type CancellationMeaning } from '@folioflow/flows';
import { orders as words } from '@folioflow/flows/words/orders';
import { NO_FIGURE, ofPaise } from '../../../format/money.ts';
import { dayText } from '../../../format/day.ts';

/** What a cancellation means, in plain words: what ends, what does not come from when on, what it costs, and what stays. */
export function cancellationText({ ends, schemeName: scheme, amount, from, stays }: CancellationMeaning): string {
  if (ends === 'order')
    return say(words['cancel.order'], { scheme, amount: amount === null ? NO_FIGURE : ofPaise(amount) });
  const dropped =
    amount === null || from === ''
      ? words[`cancel.${ends}.none`]
      : say(words[`cancel.${ends}.from`], { amount: ofPaise(amount), day: dayText(from) });
  const left = stays === null ? words['cancel.stays'] : say(words['cancel.staysAbout'], { amount: ofPaise(stays) });
  return [say(words[`cancel.${ends}`], { scheme }), dropped, left, words['cancel.final']].join(' ');
}
