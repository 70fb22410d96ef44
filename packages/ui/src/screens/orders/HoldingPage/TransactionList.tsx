import { formatMessage, type HoldingPageView, type HoldingTransaction } from '@folioflow/flows';
import { holding as words } from '@folioflow/flows/words/holding';
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
const formatCharges = ({ stampDutyPaise, sttPaise, exitLoadPaise }: HoldingTransaction): string => {
  const charges = [
    [words['charge.stampDuty'], stampDutyPaise],
    [words['charge.stt'], sttPaise],
    [words['charge.exitLoad'], exitLoadPaise],
  ] as const;
  const texts = charges
    .filter(([, paise]) => paise > 0)
    .map(([text, paise]) => formatMessage(text, { amount: formatPaiseInRupees(paise) }));
  return texts.length === 0 ? '–' : texts.join(', ');
};

/** The transactions of a holding, newest first. */
export function TransactionList({ transactions: { state, list, notice }, onRetry }: TransactionListProps) {
  return (
    <Card aria-label={words.transactions} aria-busy={state === 'loading' || undefined}>
      <Stack gap={12}>
        <h2>{words.transactions}</h2>
        {state === 'loading' && (
          <>
            <Loading />
            <Skeleton height="6rem" />
          </>
        )}
        {state === 'unavailable' && (
          <FailedPart
            text={words['transactions.unavailable']}
            notice={notice}
            retry={words.tryAgain}
            onRetry={onRetry}
          />
        )}
        {state === 'loaded' && <LoadedTransactions list={list} />}
      </Stack>
    </Card>
  );
}

function LoadedTransactions({ list }: { list: readonly HoldingTransaction[] | null }) {
  if (list === null || list.length === 0)
    return <p>{words[list === null ? 'transactions.unreadable' : 'transactions.none']}</p>;
  return (
    <RecordTable
      label={words.transactions}
      columns={[
        { label: words['transactions.day'] },
        { label: words['transactions.kind'] },
        { label: words.units, isFigure: true },
        { label: words['transactions.nav'], isFigure: true },
        { label: words['transactions.amount'], isFigure: true },
        { label: words['transactions.charges'] },
      ]}
      rows={list.map((transaction, place) => ({
        key: `${transaction.day} ${place}`,
        cells: [
          formatDay(transaction.day),
          words[`kind.${transaction.kind}`],
          formatThousandths(transaction.units),
          <Money key="nav" value={transaction.nav} decimals={navDecimals(transaction.nav ?? 0)} />,
          <PaiseMoney key="amount" paise={transaction.paise} />,
          formatCharges(transaction),
        ],
      }))}
    />
  );
}
