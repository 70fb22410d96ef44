import { sampleNavPoints, type NavPoint } from '@folioflow/flows';
import { discovery } from '@folioflow/flows/words/discovery';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { FoldedTable } from '../../page/FoldedTable/FoldedTable.tsx';
import { navDecimals } from './nav-decimals.ts';
import { dayOf } from './NavChart.tsx';

/** The window as a table. */
export const NavTable = ({ points }: { points: readonly NavPoint[] }) => (
  <FoldedTable
    label={discovery['chart.table']}
    head={[discovery['chart.tableDay'], discovery['chart.tableNav']]}
    rows={sampleNavPoints(points).map((point) => ({
      key: point.at,
      cells: [dayOf(point), <Money key="nav" value={point.nav} decimals={navDecimals(point.nav)} />],
    }))}
  />
);
