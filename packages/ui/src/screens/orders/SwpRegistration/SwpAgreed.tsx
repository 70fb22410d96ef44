import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { SwpAgreement, SwpRegistrationView } from '@folioflow/flows';
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

const formatDayIfSet = (i18n: I18n, day: string | null | undefined): string =>
  day === null || day === undefined || day === '' ? NO_FIGURE : formatDayWithWeekday(i18n, day);

function createAccountNote(i18n: I18n, { account }: OpenView): Pick<DataPair, 'note'> {
  return account === null
    ? {}
    : {
        note: i18n._('swp.agree.account', {
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
  const { i18n } = useLingui();
  const titleId = useId();
  const { agreement, terms } = view;
  const formatFigure = (paise: (of: SwpAgreement) => number) =>
    agreement === null ? NO_FIGURE : formatPaiseInRupees(paise(agreement));
  const pairs: DataPair[] = [
    { term: i18n._('swp.agree.each'), value: formatFigure(({ amountInPaise: each }) => each) },
    ...(terms.loadPercent === 0
      ? []
      : [
          {
            term: i18n._('swp.agree.fee', { percent: formatPercent(terms.loadPercent) }),
            value: formatFigure(({ feeInPaise: fee }) => -fee),
          },
        ]),
    {
      term: i18n._('swp.agree.credited'),
      value: formatFigure(({ creditedInPaise: credited }) => credited),
      ...createAccountNote(i18n, view),
    },
    {
      term: i18n._('swp.agree.first'),
      value: formatDayIfSet(i18n, agreement?.firstDay),
      ...(agreement?.isMoved === true ? { note: i18n._('swp.agree.moved') } : {}),
    },
    ...(terms.creditAfter === null
      ? []
      : [{ term: i18n._('swp.agree.when'), value: formatDayIfSet(i18n, agreement?.creditDay) }]),
    { term: i18n._('swp.agree.last'), value: formatDayIfSet(i18n, agreement?.lastDay) },
    {
      term: i18n._('swp.agree.left'),
      value: formatFigure(({ remainingAfterFirstInPaise: leftAfterFirst }) => leftAfterFirst),
      note: i18n._('swp.agree.left.note'),
    },
  ];
  return (
    <Stack gap={12} role="region" aria-labelledby={titleId}>
      <h3 id={titleId}>{i18n._('swp.agree.title')}</h3>
      <DataList pairs={pairs} />
      <ReservedText aria-live="polite">
        <span>{agreement === null ? i18n._('swp.incomplete') : formatPayoutDuration(i18n, agreement)}</span>{' '}
        <span>{i18n._('swp.agree.nav')}</span>
      </ReservedText>
    </Stack>
  );
}
