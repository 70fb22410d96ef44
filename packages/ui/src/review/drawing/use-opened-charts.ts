import { useEffect, useState } from 'react';
import { loadCharts, openingOfPlace, type ChartSource, type DrawnPlace, type OpenedCharts } from './opened-charts.ts';
import type { Opening } from './opening.ts';

interface ShownCharts {
  readonly flow: string;
  /** Null if the chart of the flow cannot be loaded. */
  readonly charts: OpenedCharts | null;
  /** The chart of the child flow could not be loaded. */
  readonly hasFailed: boolean;
}

/** Returns the charts with an opening; a null opening is that of the story. The charts before remain while it loads. */
export function useOpenedCharts(
  place: DrawnPlace,
  opening: Opening | null,
  source: ChartSource,
): Omit<ShownCharts, 'flow'> | undefined {
  const [shown, setShown] = useState<ShownCharts>();
  const { flow } = place;
  useEffect(() => {
    let isCurrent = true;
    const loadAll = async (): Promise<ShownCharts> => {
      const charts = await loadCharts(flow, opening ?? (await openingOfPlace(place, source)), source);
      return charts === null
        ? { flow, charts: await loadCharts(flow, [], source), hasFailed: true }
        : { flow, charts, hasFailed: false };
    };
    void loadAll().then((loaded) => {
      if (isCurrent) setShown(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, place, opening, source]);
  return shown?.flow === flow ? shown : undefined;
}
