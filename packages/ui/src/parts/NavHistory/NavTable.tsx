import { navRows, type NavPoint } from '@folioflow/flows';
import { discovery } from '@folioflow/flows/words/discovery';
import { styled } from 'styled-components';
import { Money } from '../../primitives/Figure/Money.tsx';
import { navDecimals } from './nav-decimals.ts';
import { dayOf } from './NavChart.tsx';

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
`;

const Table = styled.table`
  width: 100%;
  max-width: 24rem;
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

  :is(th, td):last-child {
    text-align: end;
  }
`;

/** The same window in figures, for whoever cannot see or cannot read the drawing. */
export function NavTable({ points }: { points: readonly NavPoint[] }) {
  return (
    <Folded>
      <summary>{discovery['chart.table']}</summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{discovery['chart.tableDay']}</th>
            <th scope="col">{discovery['chart.tableNav']}</th>
          </tr>
        </thead>
        <tbody>
          {navRows(points).map((point) => (
            <tr key={point.at}>
              <th scope="row">{dayOf(point)}</th>
              <td>
                <Money value={point.nav} decimals={navDecimals(point.nav)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Folded>
  );
}
