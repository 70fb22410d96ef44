import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GradualList } from '../../../primitives/GradualList/GradualList.tsx';

const Table = styled.table`
  display: block;
  width: 100%;
  font-size: var(--type-14);

  thead {
    display: none;
  }

  tbody {
    display: grid;
  }

  /* On a phone a row is a record: the first cell above pairs of label and value. */
  tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
    gap: var(--space-8) var(--space-12);
    padding-block: var(--space-12);
    border-bottom: 1px solid var(--line);
  }

  tbody tr:last-child {
    border-bottom: 0;
  }

  th,
  td {
    color: var(--ink);
    font-weight: var(--weight-text);
    text-align: start;
  }

  tbody th {
    grid-column: 1 / -1;
    font-weight: var(--weight-label);
  }

  [data-label] {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
  }

  tbody small {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
    font-weight: var(--weight-text);
  }

  @media (min-width: 64rem) {
    display: table;
    border-collapse: collapse;

    thead {
      display: table-header-group;
    }

    tbody {
      display: table-row-group;
    }

    tr {
      display: table-row;
    }

    th,
    td {
      padding: var(--space-8) 0 var(--space-8) var(--space-24);
      vertical-align: top;
    }

    thead tr > *,
    tbody tr:not(:last-child) > * {
      border-bottom: 1px solid var(--line);
    }

    :is(th, td):first-child {
      padding-inline-start: 0;
    }

    thead th {
      color: var(--muted);
      font-weight: var(--weight-label);
    }

    [data-figure] {
      text-align: end;
      white-space: nowrap;
    }

    [data-label] {
      display: none;
    }
  }
`;

export interface RecordColumn {
  readonly label: string;
  readonly isFigure?: boolean;
}

export interface RecordTableProps {
  label: string;
  columns: readonly RecordColumn[];
  /** The first cell of a row is its header. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that is a list of records on a phone; its roles are the same on both. */
export const RecordTable = ({ label, columns, rows }: RecordTableProps) => (
  <Table role="table" aria-label={label}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column.label} role="columnheader" scope="col" data-figure={column.isFigure === true || undefined}>
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      <GradualList items={rows} loadingIndicator={<tr data-loading="" hidden />}>
        {({ key, cells: [name, ...cells] }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, place) => {
              const column = columns[place + 1];
              return (
                <td key={column?.label} role="cell" data-figure={column?.isFigure === true || undefined}>
                  <span data-label>{column?.label}</span>
                  {cell}
                </td>
              );
            })}
          </tr>
        )}
      </GradualList>
    </tbody>
  </Table>
);
