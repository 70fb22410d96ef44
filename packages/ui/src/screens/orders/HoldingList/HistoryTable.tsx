import { useLingui } from '@lingui/react';
import type { HoldingsPoint } from '@folioflow/flows';
import { dayInIndia, formatDay } from '../../../format/index.ts';
import { FoldedTable } from '../../../parts/page/FoldedTable/FoldedTable.tsx';
import { ChartFoot } from '../../../parts/scheme/NavHistory/ChartFoot.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import type { HistoryWindow } from './use-history-window.ts';

/** Rows of the table at most; the first and the last point are included. */
const TABLE_ROWS = 32;

function sampleRows(points: readonly HoldingsPoint[]): readonly HoldingsPoint[] {
  const step = Math.ceil((points.length - 1) / (TABLE_ROWS - 1));
  return step < 2 ? points : points.filter((point, place) => point === points.at(-1) || place % step === 0);
}

/** The drawn value over time as a table, with the attribution of the drawing. */
export function HistoryTable({ window: { points } }: { window: HistoryWindow }) {
  const { i18n } = useLingui();
  if (points.length < 2) return null;
  return (
    <ChartFoot>
      <FoldedTable
        label={i18n._('holdings.history.table')}
        head={[i18n._('holdings.history.day'), i18n._('holdings.history.value'), i18n._('holdings.history.invested')]}
        rows={sampleRows(points).map((point) => ({
          key: point.at,
          cells: [
            formatDay(i18n, dayInIndia(point.at)),
            <Money key="value" value={point.value} />,
            <Money key="invested" value={point.invested} />,
          ],
        }))}
      />
    </ChartFoot>
  );
}
