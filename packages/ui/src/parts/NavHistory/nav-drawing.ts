import type { NavPoint } from '@folioflow/flows';
import { language } from '@folioflow/flows/words/language';
import {
  AreaSeries,
  ColorType,
  createChart,
  CrosshairMode,
  LineStyle,
  type IChartApi,
  type ISeriesApi,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { rupees } from '../../format/money.ts';
import { readNavColours } from './nav-colours.ts';

const timeOf = ({ at }: NavPoint): UTCTimestamp => (at / 1000) as UTCTimestamp;

export interface NavDrawing {
  readonly show: (points: readonly NavPoint[]) => void;
  readonly recolour: () => void;
  readonly remove: () => void;
}

function paint(chart: IChartApi, area: ISeriesApi<'Area'>): void {
  const { line, areaTop, areaBottom, grid, text } = readNavColours();
  chart.applyOptions({
    layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: text },
    grid: { vertLines: { visible: false }, horzLines: { color: grid } },
    crosshair: {
      vertLine: { color: text, labelBackgroundColor: line },
      horzLine: { color: text, labelBackgroundColor: line },
    },
  });
  area.applyOptions({ lineColor: line, topColor: areaTop, bottomColor: areaBottom });
}

/** Draws the NAV as an area in a box; `onPoint` is told of the day under the pointer. */
export function drawNav(box: HTMLElement, onPoint: (point: NavPoint | null) => void): NavDrawing {
  const chart = createChart(box, {
    autoSize: true,
    // The logo would add a style sheet with text, which the content security policy forbids; the page names the library.
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 12 },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.12, bottom: 0.08 }, entireTextOnly: true },
    // Twenty years on a phone need bars narrower than the library's own limit of half a pixel.
    timeScale: { borderVisible: false, minBarSpacing: 0.01, fixLeftEdge: true, fixRightEdge: true },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: { style: LineStyle.Dashed, labelVisible: false } },
    localization: { locale: language.tag, priceFormatter: (nav: number) => rupees(nav) },
    handleScroll: false,
    handleScale: false,
  });
  const area = chart.addSeries(AreaSeries, { lineWidth: 2, priceLineVisible: false, lastValueVisible: false });
  paint(chart, area);
  let shown = new Map<Time, NavPoint>();
  chart.subscribeCrosshairMove(({ time }) => onPoint(time === undefined ? null : (shown.get(time) ?? null)));
  return {
    show(points) {
      shown = new Map(points.map((point) => [timeOf(point), point]));
      area.setData(points.map((point) => ({ time: timeOf(point), value: point.nav })));
      chart.timeScale().fitContent();
    },
    recolour: () => paint(chart, area),
    remove: () => chart.remove(),
  };
}
