import { useLingui } from '@lingui/react';
import { holdingPath, type HoldingRow, type PartState } from '@folioflow/flows';
import { memo } from 'react';
import { styled } from 'styled-components';
import { formatThousandths } from '../../../format/index.ts';
import { Name, Table } from '../../../parts/order/OrderRow/order-table-parts.ts';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { GradualList } from '../../../primitives/GradualList/GradualList.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { AnnualReturnFigure } from './AnnualReturnFigure.tsx';
import { GainFigures, PaiseMoney } from './holding-figures.tsx';
import { HoldingFacts } from './HoldingFacts.tsx';

const HoldingGrid = styled(Table)`
  thead th {
    height: 2.5rem;
  }

  strong > a {
    color: inherit;
    text-decoration: none;
  }

  strong > a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  td[data-return] {
    max-width: 11rem;
    white-space: normal;
  }
`;

interface HoldingTableProps {
  rows: readonly HoldingRow[];
  transactions: PartState;
}

/** Holdings on a desktop, in the order of the list. */
export function HoldingTable({ rows, transactions }: HoldingTableProps) {
  const { i18n } = useLingui();
  return (
    <HoldingGrid aria-label={i18n._('holdings.list')}>
      <thead>
        <tr>
          <th scope="col">{i18n._('holdings.list.scheme')}</th>
          <th scope="col" data-figure>
            {i18n._('holdings.list.units')}
          </th>
          <th scope="col" data-figure>
            {i18n._('holdings.list.averageCost')}
          </th>
          <th scope="col" data-figure>
            {i18n._('holdings.invested')}
          </th>
          <th scope="col" data-figure>
            {i18n._('holdings.value')}
          </th>
          <th scope="col" data-figure>
            {i18n._('holdings.annualReturn.short')}
          </th>
        </tr>
      </thead>
      <tbody>
        <GradualList items={rows} loadingIndicator={<tr data-loading="" hidden />}>
          {(row) => <HoldingTableRow key={`${row.schemeCode} ${row.folio}`} row={row} transactions={transactions} />}
        </GradualList>
      </tbody>
    </HoldingGrid>
  );
}

const HoldingTableRow = memo(function HoldingTableRow({
  row,
  transactions,
}: {
  row: HoldingRow;
  transactions: PartState;
}) {
  useLingui();
  return (
    <tr data-row>
      <th scope="row">
        <Name>
          <AppLink to={holdingPath(row)} lang="en" translate="no">
            {row.schemeName}
          </AppLink>
        </Name>
        <HoldingFacts row={row} />
      </th>
      <td data-figure>{row.isClosed ? '–' : formatThousandths(row.units)}</td>
      <td data-figure>
        <Money value={row.averageCost} decimals={4} />
      </td>
      <td data-figure>
        <PaiseMoney paise={row.investedPaise} />
      </td>
      <td data-figure>
        <PaiseMoney paise={row.valuePaise} />
        <small>
          <GainFigures {...row} />
        </small>
      </td>
      <td data-figure data-return>
        <AnnualReturnFigure annualReturn={row.annualReturn} transactions={transactions} isClosed={row.isClosed} />
      </td>
    </tr>
  );
});
