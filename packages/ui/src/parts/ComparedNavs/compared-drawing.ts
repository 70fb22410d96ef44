import type { Column, ComparedNavs, RebasedPoint } from '@folioflow/flows';
import { comparison } from '@folioflow/flows/words/comparison';
import { AreaSeries, LineStyle, type ISeriesApi } from 'lightweight-charts';
import type { Drawing } from '../NavHistory/DrawnIn.tsx';
import { timeChartIn, timeOf } from '../NavHistory/time-chart.ts';
import { lineLooks } from './line-looks.ts';
import { valueText } from './value-text.ts';

/** Lines, and whose they are, in the same order. */
export interface DrawnLines extends Pick<ComparedNavs, 'lines'> {
  readonly columns: readonly Column[];
}

/** A year of days is drawn as it is. */
const LEAST_DRAWN = 400;

const styles = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted] as const;

/** More days than a line has dots on a phone are drawn as every so many of them, the first and the last among them. */
function thinned(points: readonly RebasedPoint[], most: number): readonly RebasedPoint[] {
  const step = Math.ceil(points.length / Math.max(LEAST_DRAWN, most));
  return step < 2 ? points : points.filter(({ at }, place) => at === points.at(-1)?.at || place % step === 0);
}

/** Draws what 100 became, a line for each scheme with its letter at the end; `onDay` is told of the day under the pointer. */
export function drawCompared(box: HTMLElement, onDay: (at: number | null) => void): Drawing<DrawnLines> {
  const { chart, paint } = timeChartIn(box, valueText);
  let shown: { readonly column: Column; readonly series: ISeriesApi<'Area'> }[] = [];
  const recolour = () => {
    const { lines } = paint();
    for (const { column, series } of shown) series.applyOptions({ lineColor: lines[lineLooks[column].place] });
  };
  const added = (column: Column) => {
    const { place: look, letter } = lineLooks[column];
    const series = chart.addSeries(AreaSeries, {
      // A line of the kind that the chart of one scheme brings: another one would weigh on every page with a chart.
      topColor: 'transparent',
      bottomColor: 'transparent',
      lineWidth: 2,
      lineStyle: styles[look],
      priceLineVisible: false,
      title: comparison[letter],
    });
    return { column, series };
  };
  chart.subscribeCrosshairMove(({ time }) => onDay(typeof time === 'number' ? time * 1000 : null));
  return {
    show({ lines, columns }) {
      if (columns.join() !== shown.map(({ column }) => column).join()) {
        for (const { series } of shown) chart.removeSeries(series);
        shown = columns.map(added);
        recolour();
      }
      const days = Math.max(...lines.map(({ points }) => points.length));
      shown.forEach(({ series }, place) =>
        series.setData(
          thinned(lines[place]?.points ?? [], days / lines.length).map((point) => ({
            time: timeOf(point),
            value: point.value,
          })),
        ),
      );
      chart.timeScale().fitContent();
    },
    recolour,
    remove: () => chart.remove(),
  };
}
