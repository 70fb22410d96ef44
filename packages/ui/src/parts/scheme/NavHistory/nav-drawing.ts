import type { I18n } from '@lingui/core';
import type { NavPoint } from '@folioflow/flows';
import { AreaSeries, type Time } from 'lightweight-charts';
import { formatRupees } from '../../../format/money.ts';
import type { ChartDrawing } from './ChartCanvas.tsx';
import { createTimeChart, chartTimeOf } from './time-chart.ts';

/** Draws the NAV as an area in a box; `onPoint` is called with the point under the pointer. */
export function drawNavChart(
  i18n: I18n,
  box: HTMLElement,
  onPoint: (point: NavPoint | null) => void,
): ChartDrawing<readonly NavPoint[]> {
  const { chart, paint } = createTimeChart(i18n, box, (nav) => formatRupees(nav));
  const area = chart.addSeries(AreaSeries, { lineWidth: 2, priceLineVisible: false, lastValueVisible: false });
  const recolour = () => {
    const { line, areaTop, areaBottom } = paint();
    area.applyOptions({ lineColor: line, topColor: areaTop, bottomColor: areaBottom });
  };
  recolour();
  let shown = new Map<Time, NavPoint>();
  chart.subscribeCrosshairMove(({ time }) => onPoint(time === undefined ? null : (shown.get(time) ?? null)));
  return {
    show(points) {
      shown = new Map(points.map((point) => [chartTimeOf(point), point]));
      area.setData(points.map((point) => ({ time: chartTimeOf(point), value: point.nav })));
      chart.timeScale().fitContent();
    },
    recolour,
    remove: () => chart.remove(),
  };
}
