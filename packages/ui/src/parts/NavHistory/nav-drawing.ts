import type { NavPoint } from '@folioflow/flows';
import { AreaSeries, type Time } from 'lightweight-charts';
import { rupees } from '../../format/money.ts';
import type { Drawing } from './DrawnIn.tsx';
import { timeChartIn, timeOf } from './time-chart.ts';

/** Draws the NAV as an area in a box; `onPoint` is told of the day under the pointer. */
export function drawNav(box: HTMLElement, onPoint: (point: NavPoint | null) => void): Drawing<readonly NavPoint[]> {
  const { chart, paint } = timeChartIn(box, (nav) => rupees(nav));
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
      shown = new Map(points.map((point) => [timeOf(point), point]));
      area.setData(points.map((point) => ({ time: timeOf(point), value: point.nav })));
      chart.timeScale().fitContent();
    },
    recolour,
    remove: () => chart.remove(),
  };
}
