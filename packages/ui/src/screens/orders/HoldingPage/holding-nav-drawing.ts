import type { I18n } from '@lingui/core';
import type { NavPoint } from '@folioflow/flows';
import { AreaSeries, type Time } from 'lightweight-charts';
import { formatRupees } from '../../../format/money.ts';
import type { ChartDrawing } from '../../../parts/scheme/NavHistory/ChartCanvas.tsx';
import { chartTimeOf, createTimeChart } from '../../../parts/scheme/NavHistory/time-chart.ts';

export interface MarkedNavs {
  readonly points: readonly NavPoint[];
  /** The points on whose days units were bought. */
  readonly purchases: readonly NavPoint[];
}

/** Draws the NAV as an area with a dot for each purchase; `onPoint` is called with the day under the pointer. */
export function drawMarkedNavs(
  i18n: I18n,
  box: HTMLElement,
  onPoint: (point: NavPoint | null) => void,
): ChartDrawing<MarkedNavs> {
  const { chart, paint } = createTimeChart(i18n, box, (nav) => formatRupees(nav));
  const common = { priceLineVisible: false, lastValueVisible: false } as const;
  const navs = chart.addSeries(AreaSeries, { ...common, lineWidth: 2 });
  // The series type of the other charts: a plug-in for markers would enlarge the code of every page with a chart.
  const dots = chart.addSeries(AreaSeries, {
    ...common,
    lineVisible: false,
    pointMarkersVisible: true,
    pointMarkersRadius: 5,
    crosshairMarkerVisible: false,
    topColor: 'transparent',
    bottomColor: 'transparent',
  });
  const recolour = () => {
    const { line, areaTop, areaBottom, lines } = paint();
    navs.applyOptions({ lineColor: line, topColor: areaTop, bottomColor: areaBottom });
    dots.applyOptions({ lineColor: lines[1] });
  };
  recolour();
  let shown = new Map<Time, NavPoint>();
  chart.subscribeCrosshairMove(({ time }) => onPoint(time === undefined ? null : (shown.get(time) ?? null)));
  const dataOf = (points: readonly NavPoint[]) =>
    points.map((point) => ({ time: chartTimeOf(point), value: point.nav }));
  return {
    show({ points, purchases }) {
      shown = new Map(points.map((point) => [chartTimeOf(point), point]));
      navs.setData(dataOf(points));
      dots.setData(dataOf(purchases));
      chart.timeScale().fitContent();
    },
    recolour,
    remove: () => chart.remove(),
  };
}
