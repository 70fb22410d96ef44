import type { I18n } from '@lingui/core';
import type { NavPoint } from '@folioflow/flows';
import { AreaSeries, type Time } from 'lightweight-charts';
import { formatRupees } from '../../../format/money.ts';
import type { ChartDrawing } from './ChartCanvas.tsx';
import { createTimeChart, chartTimeOf } from './time-chart.ts';

export interface NavDrawingOptions {
  readonly isBare: boolean;
  /** Called with the point under the pointer, or null. */
  readonly onPoint: (point: NavPoint | null) => void;
}

/** Draws the NAV as an area in a box, with a dot on the latest day. */
export function drawNavChart(
  i18n: I18n,
  box: HTMLElement,
  { isBare, onPoint }: NavDrawingOptions,
): ChartDrawing<readonly NavPoint[]> {
  const { chart, paint } = createTimeChart(i18n, box, (nav) => formatRupees(nav), { isBare });
  const common = { lineWidth: 2, priceLineVisible: false, lastValueVisible: false } as const;
  const area = chart.addSeries(AreaSeries, common);
  const dot = chart.addSeries(AreaSeries, {
    ...common,
    lineVisible: false,
    pointMarkersVisible: true,
    pointMarkersRadius: 4,
    crosshairMarkerVisible: false,
    topColor: 'transparent',
    bottomColor: 'transparent',
  });
  const recolour = () => {
    const { line, areaTop, areaBottom } = paint();
    area.applyOptions({ lineColor: line, topColor: areaTop, bottomColor: areaBottom });
    dot.applyOptions({ lineColor: line });
  };
  recolour();
  let shown = new Map<Time, NavPoint>();
  chart.subscribeCrosshairMove(({ time }) => onPoint(time === undefined ? null : (shown.get(time) ?? null)));
  return {
    show(points) {
      shown = new Map(points.map((point) => [chartTimeOf(point), point]));
      const data = points.map((point) => ({ time: chartTimeOf(point), value: point.nav }));
      area.setData(data);
      dot.setData(data.slice(-1));
      chart.timeScale().fitContent();
    },
    recolour,
    remove: () => chart.remove(),
  };
}
