import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { StpRegistrationView } from '@folioflow/flows';
import { useId } from 'react';
import { formatDay } from '../../../format/day.ts';
import { NO_FIGURE, formatPaiseInRupees, formatPercent } from '../../../format/money.ts';
import { formatPlanFrequency, formatRepeat } from '../../../format/repeat.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

type Agreement = NonNullable<DraftView['agreement']>;
type DraftView = Extract<StpRegistrationView, { screen: 'drafting' | 'confirming' }>;

const formatPaise = (paise: number | undefined) => (paise === undefined ? NO_FIGURE : formatPaiseInRupees(paise));

/** The terms of the transfers; the rows keep their positions, so that nothing moves during typing. */
export function TransferAgreement({ view: { agreement: found, source } }: { view: DraftView }) {
  const { i18n } = useLingui();
  const titleId = useId();
  const first = found?.firstDay ?? null;
  return (
    <Stack gap={12} role="region" aria-labelledby={titleId}>
      <h3 id={titleId}>{i18n._('transfer.agree.title')}</h3>
      <DataList
        pairs={[
          { term: i18n._('transfer.agree.each'), value: formatPaise(found?.amountInPaise) },
          ...(found !== null && found.loadPercent > 0
            ? [
                {
                  term: i18n._('transfer.agree.fee', { percent: formatPercent(found.loadPercent) }),
                  value: formatPaise(-found.feeInPaise),
                },
                { term: i18n._('transfer.agree.arrives'), value: formatPaise(found.receivedInPaise) },
              ]
            : []),
          { term: i18n._('transfer.agree.count'), value: found === null ? NO_FIGURE : String(found.installments) },
          {
            term: i18n._('transfer.agree.first'),
            value:
              first === null
                ? found?.day === null
                  ? i18n._('transfer.agree.first.unpicked')
                  : NO_FIGURE
                : formatDayWithWeekday(i18n, first),
          },
          { term: i18n._('transfer.agree.total'), value: formatPaise(found?.totalInPaise) },
          {
            term: i18n._('transfer.agree.left'),
            value:
              found === null
                ? NO_FIGURE
                : i18n._('transfer.agree.left.value', { amount: formatPaise(found.remainingInPaise) }),
          },
        ]}
      />
      {found?.isShared === true && <small>{i18n._('transfer.agree.shared')}</small>}
      <small>{i18n._('transfer.agree.nav')}</small>
      <small>{i18n._('transfer.agree.tax', { source: source.schemeName })}</small>
    </Stack>
  );
}

/** Names the amount and the day of the first transfer, if the day is known. */
export function formatStpHeadline(i18n: I18n, found: Agreement | null): string {
  const day = found?.firstDay ?? null;
  return day === null
    ? i18n._('transfer.completed.headline')
    : i18n._('transfer.completed.headline.from', {
        amount: formatPaise(found?.amountInPaise),
        day: formatDay(i18n, day),
      });
}

/** The frequency, the number and the sum of the registered transfers. */
export const transferPairs = (i18n: I18n, { day, frequency, installments, totalInPaise }: Agreement): DataPair[] => [
  {
    term: i18n._('transfer.frequency'),
    value: day === null ? formatPlanFrequency(i18n, '', frequency) : formatRepeat(i18n, day, frequency),
  },
  { term: i18n._('transfer.agree.count'), value: String(installments) },
  { term: i18n._('transfer.agree.total'), value: formatPaise(totalInPaise) },
];

/** The same in sentences, above the PIN that confirms it. */
export function TransferSentences({ view: { agreement: found, source, target } }: { view: DraftView }) {
  const { i18n } = useLingui();
  if (found === null) return null;
  const sentences = [
    i18n._('transfer.pin.meaning', {
      count: String(found.installments),
      amount: formatPaise(found.amountInPaise),
      repeat:
        found.day === null
          ? formatPlanFrequency(i18n, '', found.frequency)
          : formatRepeat(i18n, found.day, found.frequency),
      source: source.schemeName,
      target: target.name,
    }),
    ...(found.firstDay === null
      ? []
      : [i18n._('transfer.pin.first', { day: formatDayWithWeekday(i18n, found.firstDay) })]),
    i18n._('transfer.pin.left', { amount: formatPaise(found.remainingInPaise) }),
    ...(found.isShared ? [i18n._('transfer.agree.shared')] : []),
  ];
  return <p>{sentences.join(' ')}</p>;
}
