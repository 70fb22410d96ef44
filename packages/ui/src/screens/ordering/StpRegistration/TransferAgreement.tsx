import { say, type StpRegistrationView } from '@folioflow/flows';
import { transfer as words } from '@folioflow/flows/words/transfer';
import { useId } from 'react';
import { NO_FIGURE, ofPaise, percent } from '../../../format/money.ts';
import { planText, repeatText } from '../../../format/repeat.ts';
import { weekdayText } from '../../../format/weekday.ts';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

type Drafting = Extract<StpRegistrationView, { screen: 'drafting' | 'confirming' }>;

const money = (paise: number | undefined) => (paise === undefined ? NO_FIGURE : ofPaise(paise));

/** What the transfers come to: the rows keep their places, so that nothing moves while somebody types. */
export function TransferAgreement({ view: { agreement: found, source } }: { view: Drafting }) {
  const titleId = useId();
  const first = found?.firstDay ?? null;
  return (
    <Stack gap={12} role="region" aria-labelledby={titleId}>
      <h3 id={titleId}>{words['agree.title']}</h3>
      <DataList
        pairs={[
          { term: words['agree.each'], value: money(found?.each) },
          ...(found !== null && found.loadPercent > 0
            ? [
                {
                  term: say(words['agree.fee'], { percent: percent(found.loadPercent) }),
                  value: money(-found.fee),
                },
                { term: words['agree.arrives'], value: money(found.arrives) },
              ]
            : []),
          { term: words['agree.count'], value: found === null ? NO_FIGURE : String(found.installments) },
          {
            term: words['agree.first'],
            value:
              first === null ? (found?.day === null ? words['agree.first.unpicked'] : NO_FIGURE) : weekdayText(first),
          },
          { term: words['agree.total'], value: money(found?.total) },
          {
            term: words['agree.left'],
            value: found === null ? NO_FIGURE : say(words['agree.left.value'], { amount: money(found.left) }),
          },
        ]}
      />
      {found?.isShared === true && <small>{words['agree.shared']}</small>}
      <small>{words['agree.nav']}</small>
      <small>{say(words['agree.tax'], { source: source.schemeName })}</small>
    </Stack>
  );
}

/** The same in sentences, above the PIN that confirms it. */
export function TransferMeaning({ view: { agreement: found, source, target } }: { view: Drafting }) {
  if (found === null) return null;
  const sentences = [
    say(words['pin.meaning'], {
      count: String(found.installments),
      amount: money(found.each),
      repeat: found.day === null ? planText('', found.frequency) : repeatText(found.day, found.frequency),
      source: source.schemeName,
      target: target.name,
    }),
    ...(found.firstDay === null ? [] : [say(words['pin.first'], { day: weekdayText(found.firstDay) })]),
    say(words['pin.left'], { amount: money(found.left) }),
    ...(found.isShared ? [words['agree.shared']] : []),
  ];
  return <p>{sentences.join(' ')}</p>;
}
