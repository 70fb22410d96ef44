import type { Column, ComparedNavs } from '@folioflow/flows';
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

const styles = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted] as const;

/** Draws what 100 became, a line for each scheme with its letter at the end; `onDay` is told of the day under the pointer. */
export function drawCompared(box: HTMLElement, onDay: (at: number | null) => void): Drawing<DrawnLines> {
  const { chart, paint } = timeChartIn(box, valueText);
  let shown: { readonly column: Column; readonly series: ISeriesApi<'Area'> }[] = [];
  const recolour = () => {
    const { lines } = paint();
    for (const { column, series } of shown) series.applyOptions({ lineColor: lines[lineLooks[column].place] });
  };
  chart.subscribeCrosshairMove(({ time }) => onDay(typeof time === 'number' ? time * 1000 : null));
  return {
    show({ lines, columns }) {
      for (const { series } of shown) chart.removeSeries(series);
      shown = columns.map((column, place) => {
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
        series.setData((lines[place]?.points ?? []).map((point) => ({ time: timeOf(point), value: point.value })));
        return { column, series };
      });
      recolour();
      chart.timeScale().fitContent();
    },
    recolour,
    remove: () => chart.remove(),
  };
}
