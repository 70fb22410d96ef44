import { formatMessage, type StpRegistrationView } from '@folioflow/flows';
import { transfer as words } from '@folioflow/flows/words/transfer';
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
  const titleId = useId();
  const first = found?.firstDay ?? null;
  return (
    <Stack gap={12} role="region" aria-labelledby={titleId}>
      <h3 id={titleId}>{words['agree.title']}</h3>
      <DataList
        pairs={[
          { term: words['agree.each'], value: formatPaise(found?.amountInPaise) },
          ...(found !== null && found.loadPercent > 0
            ? [
                {
                  term: formatMessage(words['agree.fee'], { percent: formatPercent(found.loadPercent) }),
                  value: formatPaise(-found.feeInPaise),
                },
                { term: words['agree.arrives'], value: formatPaise(found.receivedInPaise) },
              ]
            : []),
          { term: words['agree.count'], value: found === null ? NO_FIGURE : String(found.installments) },
          {
            term: words['agree.first'],
            value:
              first === null
                ? found?.day === null
                  ? words['agree.first.unpicked']
                  : NO_FIGURE
                : formatDayWithWeekday(first),
          },
          { term: words['agree.total'], value: formatPaise(found?.totalInPaise) },
          {
            term: words['agree.left'],
            value:
              found === null
                ? NO_FIGURE
                : formatMessage(words['agree.left.value'], { amount: formatPaise(found.remainingInPaise) }),
          },
        ]}
      />
      {found?.isShared === true && <small>{words['agree.shared']}</small>}
      <small>{words['agree.nav']}</small>
      <small>{formatMessage(words['agree.tax'], { source: source.schemeName })}</small>
    </Stack>
  );
}

/** Names the amount and the day of the first transfer, if the day is known. */
export function formatStpHeadline(found: Agreement | null): string {
  const day = found?.firstDay ?? null;
  return day === null
    ? words['completed.headline']
    : formatMessage(words['completed.headline.from'], {
        amount: formatPaise(found?.amountInPaise),
        day: formatDay(day),
      });
}

/** The frequency, the number and the sum of the registered transfers. */
export const transferPairs = ({ day, frequency, installments, totalInPaise }: Agreement): DataPair[] => [
  {
    term: words.frequency,
    value: day === null ? formatPlanFrequency('', frequency) : formatRepeat(day, frequency),
  },
  { term: words['agree.count'], value: String(installments) },
  { term: words['agree.total'], value: formatPaise(totalInPaise) },
];

/** The same in sentences, above the PIN that confirms it. */
export function TransferSentences({ view: { agreement: found, source, target } }: { view: DraftView }) {
  if (found === null) return null;
  const sentences = [
    formatMessage(words['pin.meaning'], {
      count: String(found.installments),
      amount: formatPaise(found.amountInPaise),
      repeat: found.day === null ? formatPlanFrequency('', found.frequency) : formatRepeat(found.day, found.frequency),
      source: source.schemeName,
      target: target.name,
    }),
    ...(found.firstDay === null
      ? []
      : [formatMessage(words['pin.first'], { day: formatDayWithWeekday(found.firstDay) })]),
    formatMessage(words['pin.left'], { amount: formatPaise(found.remainingInPaise) }),
    ...(found.isShared ? [words['agree.shared']] : []),
  ];
  return <p>{sentences.join(' ')}</p>;
}
