import { useLingui } from '@lingui/react';
import { sampleNavPoints, type NavPoint } from '@folioflow/flows';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { FoldedTable } from '../../page/FoldedTable/FoldedTable.tsx';
import { navDecimals } from './nav-decimals.ts';
import { dayOf } from './NavChart.tsx';

/** The window as a table. */
export const NavTable = ({ points }: { points: readonly NavPoint[] }) => {
  const { i18n } = useLingui();
  return (
    <FoldedTable
      label={i18n._('discovery.chart.table')}
      head={[i18n._('discovery.chart.tableDay'), i18n._('discovery.chart.tableNav')]}
      rows={sampleNavPoints(points).map((point) => ({
        key: point.at,
        cells: [dayOf(i18n, point), <Money key="nav" value={point.nav} decimals={navDecimals(point.nav)} />],
      }))}
    />
  );
};
