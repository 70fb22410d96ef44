import { useLingui } from '@lingui/react';
import { sampleNavPoints, type NavPoint } from '@folioflow/flows';
import { dayInIndia, formatDay, formatThousandths } from '../../../format/index.ts';
import { FoldedTable } from '../../../parts/page/FoldedTable/FoldedTable.tsx';
import { ChartFoot } from '../../../parts/scheme/NavHistory/ChartFoot.tsx';
import { navDecimals } from '../../../parts/scheme/NavHistory/nav-decimals.ts';
import { Money } from '../../../primitives/Figure/Money.tsx';

export interface HoldingNavFootProps {
  /** Drawn points, in order of time. */
  points: readonly NavPoint[];
  /** Units bought on a drawn day, in thousandths; empty while purchases are unknown. */
  boughtUnits: ReadonlyMap<NavPoint, number>;
}

/** The foot of the drawing with its table: days that are evenly spread, and each day of a purchase. */
export function HoldingNavFoot({ points, boughtUnits }: HoldingNavFootProps) {
  const { i18n } = useLingui();
  const hasPurchases = boughtUnits.size > 0;
  const sampled = new Set(sampleNavPoints(points));
  return (
    <ChartFoot>
      <FoldedTable
        label={i18n._('discovery.chart.table')}
        head={[
          i18n._('discovery.chart.tableDay'),
          i18n._('discovery.chart.tableNav'),
          ...(hasPurchases ? [i18n._('holding.navHistory.bought')] : []),
        ]}
        rows={points
          .filter((point) => sampled.has(point) || boughtUnits.has(point))
          .map((point) => {
            const units = boughtUnits.get(point);
            return {
              key: point.at,
              cells: [
                formatDay(i18n, dayInIndia(point.at)),
                <Money key="nav" value={point.nav} decimals={navDecimals(point.nav)} />,
                ...(hasPurchases ? [units === undefined ? '–' : formatThousandths(units)] : []),
              ],
            };
          })}
      />
    </ChartFoot>
  );
}
