import { useEffect, useState } from 'react';
import type { DrawnChart } from './chart-layout.ts';
import type { ChartSource } from './opened-charts.ts';

/** Returns the drawn chart of a flow; undefined while it is loading. */
export function useDrawnChart(flow: string, load: ChartSource['load']): DrawnChart | null | undefined {
  const [shown, setShown] = useState<{ readonly flow: string; readonly drawn: DrawnChart | null }>();
  useEffect(() => {
    let isCurrent = true;
    void load(flow).then((drawn) => {
      if (isCurrent) setShown({ flow, drawn });
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, load]);
  return shown?.flow === flow ? shown.drawn : undefined;
}
