import type { I18n } from '@lingui/core';
import type { HoldingsPoint } from '@folioflow/flows';
import { AreaSeries, LineStyle, type Time } from 'lightweight-charts';
import { formatRupees } from '../../../format/money.ts';
import type { ChartDrawing } from '../../../parts/scheme/NavHistory/ChartCanvas.tsx';
import { chartTimeOf, createTimeChart } from '../../../parts/scheme/NavHistory/time-chart.ts';

/** Draws the value as an area and its cost as a dashed line; `onPoint` is called with the day under the pointer. */
export function drawHoldings(
  i18n: I18n,
  box: HTMLElement,
  onPoint: (point: HoldingsPoint | null) => void,
): ChartDrawing<readonly HoldingsPoint[]> {
  const { chart, paint } = createTimeChart(i18n, box, (value) => formatRupees(value, { decimals: 0 }));
  const common = { lineWidth: 2, priceLineVisible: false, lastValueVisible: false } as const;
  const value = chart.addSeries(AreaSeries, common);
  // The series type of the other charts: another one would enlarge the code of every page with a chart.
  const invested = chart.addSeries(AreaSeries, {
    ...common,
    topColor: 'transparent',
    bottomColor: 'transparent',
    lineStyle: LineStyle.Dashed,
  });
  const recolour = () => {
    const { line, areaTop, areaBottom, lines } = paint();
    value.applyOptions({ lineColor: line, topColor: areaTop, bottomColor: areaBottom });
    invested.applyOptions({ lineColor: lines[1] });
  };
  recolour();
  let shown = new Map<Time, HoldingsPoint>();
  chart.subscribeCrosshairMove(({ time }) => onPoint(time === undefined ? null : (shown.get(time) ?? null)));
  return {
    show(points) {
      shown = new Map(points.map((point) => [chartTimeOf(point), point]));
      value.setData(points.map((point) => ({ time: chartTimeOf(point), value: point.value })));
      invested.setData(points.map((point) => ({ time: chartTimeOf(point), value: point.invested })));
      chart.timeScale().fitContent();
    },
    recolour,
    remove: () => chart.remove(),
  };
}
