import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Folded = styled.details`
  font-size: var(--type-14);

  > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    color: var(--accent);
    font-weight: var(--weight-label);
    cursor: pointer;
  }

  /* Long figures scroll inside the table, not the page. */
  > div {
    overflow-x: auto;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--space-4) 0;
    border-bottom: 1px solid var(--line);
    font-weight: var(--weight-text);
    text-align: start;
  }

  thead th {
    color: var(--muted);
  }

  :is(th, td):not(:first-child) {
    padding-inline-start: var(--space-12);
    text-align: end;
  }

  @media (max-width: 30rem) {
    &[data-many] {
      font-size: var(--type-12);
    }

    &[data-many] :is(th, td):not(:first-child) {
      padding-inline-start: var(--space-4);
    }
  }
`;

export interface FoldedTableProps {
  /** Label of the summary line. */
  label: string;
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly { readonly key: string | number; readonly cells: readonly [ReactNode, ...ReactNode[]] }[];
  onFold?: ((isOpen: boolean) => void) | undefined;
}

/** The figures of a drawing as a table, for users who cannot see the drawing. */
export function FoldedTable({ label, head, rows, onFold }: FoldedTableProps) {
  return (
    <Folded onToggle={({ currentTarget }) => onFold?.(currentTarget.open)}>
      <summary>{label}</summary>
      <div tabIndex={0} role="group" aria-label={label}>
        <Table data-many={head.length > 2 || undefined} style={{ maxWidth: `${head.length * 12}rem` }}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {figures.map((figure, place) => (
                  <td key={head[place + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Folded>
  );
}
