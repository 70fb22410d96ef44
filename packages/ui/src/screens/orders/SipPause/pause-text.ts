import type { I18n } from '@lingui/core';
import type { PauseMeaning } from '@folioflow/flows';
import type { Consequence } from '../../../parts/order/Consequences/Consequences.tsx';
import { formatDay, formatPaiseInRupees } from '../../../format/index.ts';

/** The count with its noun, in the singular or plural. */
export const formatInstallmentCount = (i18n: I18n, count: number): string => i18n._('pause.count.many', { count });

/** The consequences of a pause: the skipped instalments, the day of resumption, and the existing units. */
export const pauseConsequences = (i18n: I18n, meaning: PauseMeaning): readonly Consequence[] => [
  {
    kind: 'ends',
    text: [formatSkippedInstallments(i18n, meaning), formatUnpaidAmount(i18n, meaning)]
      .filter((text) => text !== '')
      .join(' '),
  },
  { kind: 'attention', text: formatResumption(i18n, meaning) },
  { kind: 'stays', text: i18n._('pause.stays') },
];

function formatSkippedInstallments(i18n: I18n, { count, days }: PauseMeaning): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined)
    return i18n._(count === 1 ? 'pause.next.one' : 'pause.next.many', { count });
  return count === 1
    ? i18n._('pause.days.one', { day: formatDay(i18n, first) })
    : i18n._('pause.days.many', { count: days.length, first: formatDay(i18n, first), last: formatDay(i18n, last) });
}

const formatUnpaidAmount = (i18n: I18n, { skippedInPaise: paise }: PauseMeaning): string =>
  paise === null ? '' : i18n._('pause.kept', { amount: formatPaiseInRupees(paise) });

function formatResumption(i18n: I18n, { next }: PauseMeaning): string {
  if (next.is === 'on') return i18n._('pause.goesOn', { day: formatDay(i18n, next.day) });
  return i18n._(next.is === 'never' ? 'pause.never' : 'pause.goesOn.unknown');
}
