import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import type { OpenedCharts } from './opened-charts.ts';

interface ChartNamesProps {
  charts: OpenedCharts;
  /** The chart with the focused part. */
  depth: number;
  /** Moves the focus to the state of a chart that runs the next one. */
  onChoose: (depth: number) => void;
}

/** The names of the opened charts from the outside to the inside. */
export function ChartNames({ charts, depth, onChoose }: ChartNamesProps) {
  return (
    <div>
      {charts.map(({ drawn: { chart } }, place) =>
        place < depth ? (
          <Button key={chart.name} variant="quiet" size="small" onClick={() => onChoose(place)}>
            {chart.name} ›
          </Button>
        ) : (
          <span key={chart.name} aria-current={place === depth || undefined} data-inner={place > depth || undefined}>
            {place > depth && '› '}
            {chart.name}
          </span>
        ),
      )}
    </div>
  );
}
