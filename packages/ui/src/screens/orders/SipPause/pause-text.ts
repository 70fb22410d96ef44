import { say, type PauseMeaning } from '@folioflow/flows';
import { pause as words } from '@folioflow/flows/words/pause';
import { dayText, ofPaise } from '../../../format/index.ts';

/** 1 installment, 2 installments. */
export const countText = (count: number): string => say(words[count === 1 ? 'count.one' : 'count.many'], { count });

/** What a pause means, in plain words: which installments are left out, what is not paid, and when it goes on. */
export const pauseText = (meaning: PauseMeaning): string =>
  [leftOut(meaning), kept(meaning), goesOn(meaning), words.stays].filter((sentence) => sentence !== '').join(' ');

function leftOut({ count, days }: PauseMeaning): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return say(words[count === 1 ? 'next.one' : 'next.many'], { count });
  return count === 1
    ? say(words['days.one'], { day: dayText(first) })
    : say(words['days.many'], { count: days.length, first: dayText(first), last: dayText(last) });
}

const kept = ({ kept: paise }: PauseMeaning): string =>
  paise === null ? '' : say(words.kept, { amount: ofPaise(paise) });

function goesOn({ next }: PauseMeaning): string {
  if (next.is === 'on') return say(words.goesOn, { day: dayText(next.day) });
  return words[next.is === 'never' ? 'never' : 'goesOn.untold'];
}
