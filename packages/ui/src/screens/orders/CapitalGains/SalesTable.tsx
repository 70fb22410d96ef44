import type { YearReview } from '@folioflow/flows';
import { capitalGains as words } from '@folioflow/flows/words/capital-gains';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { formatThousandths } from '../../../parts/order/TaxEstimate/estimate-text.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

/* A wide table scrolls inside its own box, not the page. */
const Room = styled.div`
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

/** The gain is first, because a phone shows no further column. */
const cellsOf = ({ boughtOn, soldOn, units, proceedsPaise, capitalGain }: Sale): readonly string[] => [
  capitalGain === null ? words['sales.unknown'] : formatPaiseInRupees(capitalGain.gainPaise),
  formatDay(soldOn),
  formatDay(boughtOn),
  formatThousandths(units),
  formatPaiseInRupees(proceedsPaise),
  capitalGain === null ? words['sales.unknown'] : formatPaiseInRupees(capitalGain.costPaise),
];

const HEAD = [
  words['sales.gain'],
  words['sales.sold'],
  words['sales.bought'],
  words['sales.units'],
  words['sales.proceeds'],
  words['sales.cost'],
];

/** The sales of the year, a row for each purchase. */
export function SalesTable({ realised }: Pick<YearReview, 'realised'>) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap={12}>
        <h2 id={titleId}>{words.sales}</h2>
        <Room tabIndex={0} role="group" aria-labelledby={titleId}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{words['sales.scheme']}</th>
                {HEAD.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {realised.map((sale, place) => (
                // A sale has no identity of its own; the rows do not move.
                <tr key={place}>
                  <th scope="row">{sale.schemeName}</th>
                  {cellsOf(sale).map((cell, column) => (
                    <td key={HEAD[column]}>{cell}</td>
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
