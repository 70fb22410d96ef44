import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { YearReview } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees, formatThousandths } from '../../../format/money.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

/* A wide table scrolls inside its own box, not the page. */
const Room = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--space-8) 0;
    border-bottom: 1px solid var(--line);
    font-weight: var(--weight-text);
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    color: var(--muted);
  }

  tbody th {
    min-width: 11rem;
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  :is(th, td):not(:first-child) {
    padding-inline-start: var(--space-16);
    text-align: end;
    white-space: nowrap;
  }

  /* On a phone a sale is a record: the scheme above pairs of label and value. */
  @media screen and (max-width: 47.99rem) {
    &,
    tbody {
      display: block;
    }

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
      gap: var(--space-8) var(--space-12);
      padding-block: var(--space-12);
      border-bottom: 1px solid var(--line);
    }

    tbody tr:last-child {
      padding-bottom: 0;
      border-bottom: 0;
    }

    tbody tr > :is(th, td):nth-child(n) {
      padding: 0;
      border: 0;
      text-align: start;
    }

    tbody th {
      grid-column: 1 / -1;
      min-width: 0;
    }

    td::before {
      content: attr(data-label);
      display: block;
      color: var(--muted);
      font-size: var(--type-12);
    }
  }

  /* All columns are on the sheet. */
  @media print {
    font-size: 0.625rem;

    tr {
      break-inside: avoid;
    }

    tbody th {
      min-width: 0;
    }

    :is(th, td):not(:first-child) {
      padding-inline-start: var(--space-8);
    }
  }
`;

type Sale = YearReview['realised'][number];

/** The gain is first: it is the result of the sale. */
const cellsOf = (i18n: I18n, { boughtOn, soldOn, units, proceedsPaise, capitalGain }: Sale): readonly string[] => [
  capitalGain === null ? i18n._('capitalGains.sales.unknown') : formatPaiseInRupees(capitalGain.gainPaise),
  formatDay(i18n, soldOn),
  formatDay(i18n, boughtOn),
  formatThousandths(units),
  formatPaiseInRupees(proceedsPaise),
  capitalGain === null ? i18n._('capitalGains.sales.unknown') : formatPaiseInRupees(capitalGain.costPaise),
];

const readHead = (i18n: I18n) => [
  i18n._('capitalGains.sales.gain'),
  i18n._('capitalGains.sales.sold'),
  i18n._('capitalGains.sales.bought'),
  i18n._('capitalGains.sales.units'),
  i18n._('capitalGains.sales.proceeds'),
  i18n._('capitalGains.sales.cost'),
];

/** The sales of the year, a row for each purchase. */
export function SalesTable({ realised }: Pick<YearReview, 'realised'>) {
  const { i18n } = useLingui();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap={12}>
        <h2 id={titleId}>{i18n._('capitalGains.sales')}</h2>
        <Room tabIndex={0} role="group" aria-labelledby={titleId}>
          <Table role="table" aria-labelledby={titleId}>
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  {i18n._('capitalGains.sales.scheme')}
                </th>
                {readHead(i18n).map((name) => (
                  <th key={name} scope="col" role="columnheader">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {realised.map((sale, place) => (
                // A sale has no identity of its own; the rows do not move.
                <tr key={place} role="row">
                  <th scope="row" role="rowheader" lang="en" translate="no">
                    {sale.schemeName}
                  </th>
                  {cellsOf(i18n, sale).map((cell, column) => (
                    <td key={readHead(i18n)[column]} role="cell" data-label={readHead(i18n)[column]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Room>
      </Stack>
    </Card>
  );
}
