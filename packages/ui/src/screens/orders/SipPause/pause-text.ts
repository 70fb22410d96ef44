import { formatMessage, type PauseMeaning } from '@folioflow/flows';
import { pause as words } from '@folioflow/flows/words/pause';
import type { Consequence } from '../../../parts/order/Consequences/Consequences.tsx';
import { formatDay, formatPaiseInRupees } from '../../../format/index.ts';
import { formatCount } from '../../../format/format-count.ts';

/** The count with its noun, in the singular or plural. */
export const formatInstallmentCount = (count: number): string =>
  formatCount({ one: words['count.one'], other: words['count.many'] }, count);

/** The consequences of a pause: the skipped instalments, the day of resumption, and the existing units. */
export const pauseConsequences = (meaning: PauseMeaning): readonly Consequence[] => [
  {
    kind: 'ends',
    text: [formatSkippedInstallments(meaning), formatUnpaidAmount(meaning)].filter((text) => text !== '').join(' '),
  },
  { kind: 'attention', text: formatResumption(meaning) },
  { kind: 'stays', text: words.stays },
];

function formatSkippedInstallments({ count, days }: PauseMeaning): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined)
    return formatMessage(words[count === 1 ? 'next.one' : 'next.many'], { count });
  return count === 1
    ? formatMessage(words['days.one'], { day: formatDay(first) })
    : formatMessage(words['days.many'], { count: days.length, first: formatDay(first), last: formatDay(last) });
}

const formatUnpaidAmount = ({ skippedInPaise: paise }: PauseMeaning): string =>
  paise === null ? '' : formatMessage(words.kept, { amount: formatPaiseInRupees(paise) });

function formatResumption({ next }: PauseMeaning): string {
  if (next.is === 'on') return formatMessage(words.goesOn, { day: formatDay(next.day) });
  return words[next.is === 'never' ? 'never' : 'goesOn.unknown'];
}
