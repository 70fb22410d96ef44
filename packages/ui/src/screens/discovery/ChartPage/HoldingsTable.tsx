import { useLingui } from '@lingui/react';
import {
  HOLDING_COLUMNS,
  holdingLinesOf,
  sortHoldings,
  nextHoldingSort,
  type HoldingColumn,
  type HoldingSort,
  type PublishedPortfolio,
} from '@folioflow/flows';
import { ArrowDown, ArrowUp } from 'lucide';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Head } from '../../../parts/scheme/SchemeTable/scheme-table-look.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Percent } from '../../../primitives/Figure/Money.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FigureTable, MutedText } from './figures-look.ts';

const INITIAL_ROWS = 10;

const HoldingsGrid = styled(FigureTable)`
  [data-column='number'] {
    color: var(--muted);
    width: 3rem;
  }

  td[data-column='sector'],
  td[data-column='instrument'] {
    color: var(--text);
  }

  thead th {
    padding-block: 0;
  }

  thead th:not([data-column='assets']) > button {
    flex-direction: row;
  }

  /* On a phone sector and instrument are below the name, and each header is above the values that it sorts. */
  @media (max-width: 39.99rem) {
    tr {
      display: grid;
      grid-template-columns: 2.75rem fit-content(72%) minmax(0, 1fr) auto;
      padding-block: var(--space-8);
      border-bottom: 1px solid var(--line);
    }

    tbody tr:last-child {
      border-bottom: 0;
    }

    thead tr {
      padding-block: 0;
    }

    tr > [data-column] {
      width: auto;
      padding-block: 0;
      border-bottom: 0;
    }

    tr > [data-column]:not([data-column='assets']) {
      padding-inline-start: 0;
    }

    [data-column='company'] {
      grid-column: 2 / 4;
    }

    [data-column='assets'] {
      grid-area: 1 / 4;
    }

    [data-column='sector'] {
      grid-area: 2 / 2;
    }

    [data-column='instrument'] {
      grid-area: 2 / 3 / auto / -1;
    }

    thead [data-column='sector'] {
      padding-inline-end: var(--space-16);
    }

    tbody :is([data-column='company'], [data-column='assets']) {
      font-size: var(--type-14);
    }

    tbody [data-column='sector']:not(:empty) + [data-column='instrument']:not(:empty)::before {
      content: '\\00a0· ' / '';
    }
  }
`;

/** The holdings of a fund, sorted by any of their columns (DO-091, DO-092). */
export function HoldingsTable({ published }: { published: PublishedPortfolio }) {
  const { i18n } = useLingui();
  const [sort, setSort] = useState<HoldingSort>({ column: 'number', isReversed: false });
  const [isWhole, setWhole] = useState(false);
  const lines = sortHoldings(holdingLinesOf(published), sort);
  if (lines.length === 0) return <MutedText>{i18n._('fundPortfolio.none.holdings')}</MutedText>;
  const shown = isWhole ? lines : lines.slice(0, INITIAL_ROWS);
  return (
    <Stack gap={16}>
      <HoldingsGrid role="table" aria-label={i18n._('fundPortfolio.tab.holdings')}>
        <thead role="rowgroup">
          <tr role="row">
            {HOLDING_COLUMNS.map((column) => (
              <SortableHeader key={column} column={column} sort={sort} onSort={setSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map(({ key, number, company, sector, instrument, assets }) => (
            <tr key={key} role="row">
              <td role="cell" data-column="number">
                {number}
              </td>
              <th role="rowheader" scope="row" data-column="company" data-text lang="en">
                {company}
              </th>
              <td role="cell" data-column="sector" data-text lang="en">
                {sector}
              </td>
              <td role="cell" data-column="instrument" data-text lang="en">
                {instrument}
              </td>
              <td role="cell" data-column="assets">
                <Percent value={assets} decimals={2} />
              </td>
            </tr>
          ))}
        </tbody>
      </HoldingsGrid>
      {lines.length > INITIAL_ROWS && (
        <Button variant="secondary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {i18n._(isWhole ? 'fundPortfolio.first' : 'fundPortfolio.all', {
            count: isWhole ? INITIAL_ROWS : lines.length,
          })}
        </Button>
      )}
    </Stack>
  );
}

interface SortableHeaderProps {
  column: HoldingColumn;
  sort: HoldingSort;
  onSort: (sort: HoldingSort) => void;
}

function SortableHeader({ column, sort, onSort }: SortableHeaderProps) {
  const { i18n } = useLingui();
  const isSorted = sort.column === column;
  const isDown = (column === 'assets') !== (isSorted && sort.isReversed);
  const Arrow = isDown ? ArrowDown : ArrowUp;
  const isText = column !== 'assets' && column !== 'number';
  return (
    <th
      role="columnheader"
      scope="col"
      data-column={column}
      data-text={isText || undefined}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}
    >
      <Head type="button" onClick={() => onSort(nextHoldingSort(sort, column))}>
        <span>{i18n._(`fundPortfolio.column.${column}`)}</span>
        <Icon of={Arrow} size={14} data-rests={!isSorted || undefined} />
        {!isSorted && <VisuallyHidden> ({i18n._('fundPortfolio.sort')})</VisuallyHidden>}
      </Head>
    </th>
  );
}
