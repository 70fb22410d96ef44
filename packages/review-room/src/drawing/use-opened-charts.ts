import { useEffect, useState } from 'react';
import { loadShownCharts, type ChartSource, type DrawnPlace, type ShownCharts } from './opened-charts.ts';
import type { Opening } from './opening.ts';

/** Returns the charts with an opening; a null opening is that of the story. The charts before remain while it loads. */
export function useOpenedCharts(
  place: DrawnPlace,
  opening: Opening | null,
  source: ChartSource,
): Omit<ShownCharts, 'flow'> | undefined {
  const [prepared] = useState(() => source.prepared?.(place));
  const [shown, setShown] = useState(prepared);
  useEffect(() => {
    if (opening === null && prepared !== undefined) return undefined;
    let isCurrent = true;
    void loadShownCharts(place, opening, source).then((loaded) => {
      if (isCurrent) setShown(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [place, opening, source, prepared]);
  return shown?.flow === place.flow ? shown : undefined;
}
