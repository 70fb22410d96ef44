import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { type HoldingPageView, type HoldingTransaction } from '@folioflow/flows';
import { formatDay, formatPaiseInRupees, formatThousandths } from '../../../format/index.ts';
import { FailedPart } from '../../../parts/page/Unavailable/FailedPart.tsx';
import { navDecimals } from '../../../parts/scheme/NavHistory/nav-decimals.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { PaiseMoney } from '../HoldingList/holding-figures.tsx';
import { RecordTable } from './RecordTable.tsx';

interface TransactionListProps {
  transactions: Extract<HoldingPageView, { screen: 'loaded' }>['transactions'];
  onRetry: () => void;
}

/** The charges of a transaction that are not zero. */
const formatCharges = (i18n: I18n, { stampDutyPaise, sttPaise, exitLoadPaise }: HoldingTransaction): string => {
  const charges = [
    ['holding.charge.stampDuty', stampDutyPaise],
    ['holding.charge.stt', sttPaise],
    ['holding.charge.exitLoad', exitLoadPaise],
  ] as const;
  const texts = charges
    .filter(([, paise]) => paise > 0)
    .map(([text, paise]) => i18n._(text, { amount: formatPaiseInRupees(paise) }));
  return texts.length === 0 ? '–' : texts.join(', ');
};

/** The transactions of a holding, newest first. */
export function TransactionList({ transactions: { state, list, notice }, onRetry }: TransactionListProps) {
  const { i18n } = useLingui();
  return (
    <Card aria-label={i18n._('holding.transactions')} aria-busy={state === 'loading' || undefined}>
      <Stack gap={12}>
        <h2>{i18n._('holding.transactions')}</h2>
        {state === 'loading' && (
          <>
            <Loading />
            <Skeleton height="6rem" />
          </>
        )}
        {state === 'unavailable' && (
          <FailedPart
            text={i18n._('holding.transactions.unavailable')}
            notice={notice}
            retry={i18n._('holding.tryAgain')}
            onRetry={onRetry}
          />
        )}
        {state === 'loaded' && <LoadedTransactions list={list} />}
      </Stack>
    </Card>
  );
}

function LoadedTransactions({ list }: { list: readonly HoldingTransaction[] | null }) {
  const { i18n } = useLingui();
  if (list === null || list.length === 0)
    return <p>{i18n._(list === null ? 'holding.transactions.unreadable' : 'holding.transactions.none')}</p>;
  return (
    <RecordTable
      label={i18n._('holding.transactions')}
      columns={[
        { label: i18n._('holding.transactions.day') },
        { label: i18n._('holding.transactions.kind') },
        { label: i18n._('holding.units'), isFigure: true },
        { label: i18n._('holding.transactions.nav'), isFigure: true },
        { label: i18n._('holding.transactions.amount'), isFigure: true },
        { label: i18n._('holding.transactions.charges') },
      ]}
      rows={list.map((transaction, place) => ({
        key: `${transaction.day} ${place}`,
        cells: [
          formatDay(i18n, transaction.day),
          i18n._(`holding.kind.${transaction.kind}`),
          formatThousandths(transaction.units),
          <Money key="nav" value={transaction.nav} decimals={navDecimals(transaction.nav ?? 0)} />,
          <PaiseMoney key="amount" paise={transaction.paise} />,
          formatCharges(i18n, transaction),
        ],
      }))}
    />
  );
}
