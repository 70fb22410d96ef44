import { useLingui } from '@lingui/react';
import { holdingPath, type HoldingOrder, type HoldingRow } from '@folioflow/flows';
import { ArrowDown, ArrowUp } from 'lucide';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SchemeMark } from '../../../parts/scheme/SchemeMark/SchemeMark.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { GradualList } from '../../../primitives/GradualList/GradualList.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { HoldingState } from './HoldingState.tsx';
import { PaiseMoney, rupeesOf } from './holding-figures.tsx';
import { RowPercent } from './RowPercent.tsx';

const Table = styled.table`
  width: calc(100% + 2 * var(--space-24));
  margin-inline: calc(-1 * var(--space-24));
  border-collapse: collapse;
  font-size: var(--type-14);
  line-height: 1.3;

  th,
  td {
    padding: var(--space-4) var(--space-8);
    font-weight: var(--weight-text);
    text-align: start;
  }

  :is(th, td):first-child {
    padding-inline-start: var(--space-24);
  }

  :is(th, td):last-child {
    padding-inline-end: var(--space-24);
  }

  [data-figure] {
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    height: 2.5rem;
    padding-block: 0;
    background: var(--sunken);
    color: var(--muted);
    font-size: var(--type-12);
    font-weight: var(--weight-label);
  }

  tbody tr > * {
    height: 3.75rem;
    border-top: 1px solid var(--line);
  }

  tbody small {
    display: block;
    font-size: var(--type-12);
  }

  td[data-value] {
    font-weight: var(--weight-heading);
  }

  tbody th > a {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    color: var(--ink);
    font-weight: var(--weight-label);
    text-decoration: none;
  }

  tbody th > a:hover {
    color: var(--accent);
  }
`;

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-height: 2.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  > svg {
    width: 0.875rem;
    height: 0.875rem;
  }

  &:hover,
  [aria-sort] > & {
    color: var(--ink);
  }
`;

interface HoldingTableProps {
  rows: readonly HoldingRow[];
  order: HoldingOrder;
  onOrder: (order: HoldingOrder) => void;
}

/** Holdings on a desktop; the head of a column sorts by it. */
export function HoldingTable({ rows, order, onOrder }: HoldingTableProps) {
  const { i18n } = useLingui();
  const head = (by: HoldingOrder, label: string, isFigure = true): ReactNode => {
    const direction = by === 'name' ? 'ascending' : 'descending';
    return (
      <th scope="col" data-figure={isFigure || undefined} {...(order === by && { 'aria-sort': direction })}>
        <Sort type="button" onClick={() => onOrder(by)}>
          {label}
          {order === by && <Icon of={by === 'name' ? ArrowUp : ArrowDown} />}
        </Sort>
      </th>
    );
  };
  return (
    <Table aria-label={i18n._('holdings.list')}>
      <thead>
        <tr>
          {head('name', i18n._('holdings.list.scheme'), false)}
          <th scope="col" data-figure>
            {i18n._('holdings.invested')}
          </th>
          {head('value', i18n._('holdings.history.value'))}
          <th scope="col" data-figure>
            {i18n._('holdings.figure.day')}
          </th>
          {head('gain', i18n._('holdings.gain'))}
          {head('return', i18n._('holdings.figure.return'))}
        </tr>
      </thead>
      <tbody>
        <GradualList items={rows} loadingIndicator={<tr data-loading="" hidden />}>
          {(row) => <HoldingTableRow key={`${row.schemeCode} ${row.folio}`} row={row} />}
        </GradualList>
      </tbody>
    </Table>
  );
}

const HoldingTableRow = memo(function HoldingTableRow({ row }: { row: HoldingRow }) {
  useLingui();
  return (
    <tr>
      <th scope="row">
        <AppLink to={holdingPath(row)}>
          <SchemeMark name={row.amc || row.schemeName} size={2} />
          <span>
            <span lang="en" translate="no">
              {row.schemeName}
            </span>{' '}
            <HoldingState row={row} />
          </span>
        </AppLink>
      </th>
      <td data-figure>
        <PaiseMoney paise={row.investedPaise} decimals={0} />
      </td>
      <td data-figure data-value>
        <PaiseMoney paise={row.valuePaise} decimals={0} />
      </td>
      <td data-figure>
        <RowPercent row={row} figure="day" />
      </td>
      <td data-figure>
        <Gain value={rupeesOf(row.gainPaise)} unit="rupees" decimals={0} />
        <small>
          <Gain value={row.gainPercent?.toFixed(2)} isBare />
        </small>
      </td>
      <td data-figure>
        <RowPercent row={row} figure="return" />
      </td>
    </tr>
  );
});
