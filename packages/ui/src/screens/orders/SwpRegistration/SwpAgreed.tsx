import { formatMessage, type SwpAgreement, type SwpRegistrationView } from '@folioflow/flows';
import { swp as words } from '@folioflow/flows/words/swp';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatMaskedAccount } from '../../../format/masked.ts';
import { NO_FIGURE, formatPaiseInRupees, formatPercent } from '../../../format/money.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { formatPayoutDuration } from './swp-text.ts';

/** The space of the longest text is reserved from the start: the content below it does not move. */
const ReservedText = styled.p`
  min-height: 6rem;
`;

type OpenView = Extract<SwpRegistrationView, { screen: 'entering' | 'confirming' }>;

const formatDayIfSet = (day: string | null | undefined): string =>
  day === null || day === undefined || day === '' ? NO_FIGURE : formatDayWithWeekday(day);

function createAccountNote({ account }: OpenView): Pick<DataPair, 'note'> {
  return account === null
    ? {}
    : {
        note: formatMessage(words['agree.account'], {
          bank: account.bankName,
          account: formatMaskedAccount(account.lastDigits),
        }),
      };
}

/**
 * The source and amount of the payouts, on which days and into which account, what the exit load takes, and how long it
 * lasts.
 */
export function SwpTermsSummary({ view }: { view: OpenView }) {
  const titleId = useId();
  const { agreement, terms } = view;
  const formatFigure = (paise: (of: SwpAgreement) => number) =>
    agreement === null ? NO_FIGURE : formatPaiseInRupees(paise(agreement));
  const pairs: DataPair[] = [
    { term: words['agree.each'], value: formatFigure(({ amountInPaise: each }) => each) },
    ...(terms.loadPercent === 0
      ? []
      : [
          {
            term: formatMessage(words['agree.fee'], { percent: formatPercent(terms.loadPercent) }),
            value: formatFigure(({ feeInPaise: fee }) => -fee),
          },
        ]),
    {
      term: words['agree.credited'],
      value: formatFigure(({ creditedInPaise: credited }) => credited),
      ...createAccountNote(view),
    },
    {
      term: words['agree.first'],
      value: formatDayIfSet(agreement?.firstDay),
      ...(agreement?.isMoved === true ? { note: words['agree.moved'] } : {}),
    },
    ...(terms.creditAfter === null ? [] : [{ term: words['agree.when'], value: formatDayIfSet(agreement?.creditDay) }]),
    { term: words['agree.last'], value: formatDayIfSet(agreement?.lastDay) },
    {
      term: words['agree.left'],
      value: formatFigure(({ remainingAfterFirstInPaise: leftAfterFirst }) => leftAfterFirst),
      note: words['agree.left.note'],
    },
  ];
  return (
    <Stack gap={12} role="region" aria-labelledby={titleId}>
      <h3 id={titleId}>{words['agree.title']}</h3>
      <DataList pairs={pairs} />
      <ReservedText aria-live="polite">
        <span>{agreement === null ? words.incomplete : formatPayoutDuration(agreement)}</span>{' '}
        <span>{words['agree.nav']}</span>
      </ReservedText>
    </Stack>
  );
}
