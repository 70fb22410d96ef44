import { useEffect, useState } from 'react';
import type { DrawnChart } from './chart-layout.ts';

/** Returns the drawn chart of a flow; null if it has none or it cannot be loaded. */
export type LoadDrawnChart = (flow: string) => Promise<DrawnChart | null>;

/** Returns the drawn chart of a flow; undefined while it is loading. */
export function useDrawnChart(flow: string, load: LoadDrawnChart): DrawnChart | null | undefined {
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
