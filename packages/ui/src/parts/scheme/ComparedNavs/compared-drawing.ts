import type { I18n } from '@lingui/core';
import type { ComparisonColumn, ComparedNavs, RebasedPoint } from '@folioflow/flows';
import { AreaSeries, LineStyle, type ISeriesApi } from 'lightweight-charts';
import type { ChartDrawing } from '../NavHistory/ChartCanvas.tsx';
import { createTimeChart, chartTimeOf } from '../NavHistory/time-chart.ts';
import { lineLooks } from './line-looks.ts';
import { formatGrowth } from './format-growth.ts';

/** The lines and their columns, in the same order. */
export interface ComparisonLines extends Pick<ComparedNavs, 'lines'> {
  readonly columns: readonly ComparisonColumn[];
}

/** One year of days is drawn without sampling. */
const MIN_DRAWN_POINTS = 400;

const styles = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted] as const;

/** Samples more days than a line has pixels on a phone; the first and last day are included. */
function samplePoints(points: readonly RebasedPoint[], most: number): readonly RebasedPoint[] {
  const step = Math.ceil(points.length / Math.max(MIN_DRAWN_POINTS, most));
  return step < 2 ? points : points.filter(({ at }, place) => at === points.at(-1)?.at || place % step === 0);
}

/**
 * Draws the growth of 100 as a line for each scheme with its letter at the end; `onDay` is called with the day under
 * the pointer.
 */
export function drawComparison(
  i18n: I18n,
  box: HTMLElement,
  onDay: (at: number | null) => void,
): ChartDrawing<ComparisonLines> {
  const { chart, paint } = createTimeChart(i18n, box, formatGrowth);
  let shown: { readonly column: ComparisonColumn; readonly series: ISeriesApi<'Area'> }[] = [];
  const recolour = () => {
    const { lines } = paint();
    for (const { column, series } of shown) series.applyOptions({ lineColor: lines[lineLooks[column].place] });
  };
  const addSeries = (column: ComparisonColumn) => {
    const { place: look, letter } = lineLooks[column];
    const series = chart.addSeries(AreaSeries, {
      // The series type of the chart of one scheme; another type would enlarge the code of every page with a chart.
      topColor: 'transparent',
      bottomColor: 'transparent',
      lineWidth: 2,
      lineStyle: styles[look],
      priceLineVisible: false,
      title: i18n._(`comparison.${letter}`),
    });
    return { column, series };
  };
  chart.subscribeCrosshairMove(({ time }) => onDay(typeof time === 'number' ? time * 1000 : null));
  return {
    show({ lines, columns }) {
      if (columns.join() !== shown.map(({ column }) => column).join()) {
        for (const { series } of shown) chart.removeSeries(series);
        shown = columns.map(addSeries);
        recolour();
      }
      const days = Math.max(...lines.map(({ points }) => points.length));
      shown.forEach(({ series }, place) =>
        series.setData(
          samplePoints(lines[place]?.points ?? [], days / lines.length).map((point) => ({
            time: chartTimeOf(point),
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
