import { say, type SwpAgreement, type SwpRegistrationView } from '@folioflow/flows';
import { swp as words } from '@folioflow/flows/words/swp';
import { useId } from 'react';
import { styled } from 'styled-components';
import { maskedAccount } from '../../../format/masked.ts';
import { NO_FIGURE, ofPaise, percent } from '../../../format/money.ts';
import { weekdayText } from '../../../format/weekday.ts';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { lastingText } from './swp-text.ts';

/** What is said of any plan has its room from the start: what stands below it stays where it is. */
const Room = styled.p`
  min-height: 6rem;
`;

type Open = Exclude<SwpRegistrationView, { screen: 'closed' }>;

const dayOf = (day: string | null | undefined): string =>
  day === null || day === undefined || day === '' ? NO_FIGURE : weekdayText(day);

function accountNote({ account }: Open): Pick<DataPair, 'note'> {
  return account === null
    ? {}
    : { note: say(words['agree.account'], { bank: account.bankName, account: maskedAccount(account.lastDigits) }) };
}

/** What is paid out of what, on which days and into which account, what the exit load takes, and how long it lasts. */
export function SwpAgreed({ view }: { view: Open }) {
  const titleId = useId();
  const { agreement, terms } = view;
  const figure = (paise: (of: SwpAgreement) => number) => (agreement === null ? NO_FIGURE : ofPaise(paise(agreement)));
  const pairs: DataPair[] = [
    { term: words['agree.each'], value: figure(({ each }) => each) },
    ...(terms.loadPercent === 0
      ? []
      : [
          {
            term: say(words['agree.fee'], { percent: percent(terms.loadPercent) }),
            value: figure(({ fee }) => -fee),
          },
        ]),
    { term: words['agree.credited'], value: figure(({ credited }) => credited), ...accountNote(view) },
    {
      term: words['agree.first'],
      value: dayOf(agreement?.firstDay),
      ...(agreement?.isMoved === true ? { note: words['agree.moved'] } : {}),
    },
    ...(terms.creditAfter === null ? [] : [{ term: words['agree.when'], value: dayOf(agreement?.creditDay) }]),
    { term: words['agree.last'], value: dayOf(agreement?.lastDay) },
    {
      term: words['agree.left'],
      value: figure(({ leftAfterFirst }) => leftAfterFirst),
      note: words['agree.left.note'],
    },
  ];
  return (
    <Stack gap={12} role="region" aria-labelledby={titleId}>
      <h3 id={titleId}>{words['agree.title']}</h3>
      <DataList pairs={pairs} />
      <Room aria-live="polite">
        {agreement === null ? words.incomplete : lastingText(agreement)} {words['agree.nav']}
      </Room>
    </Stack>
  );
}
