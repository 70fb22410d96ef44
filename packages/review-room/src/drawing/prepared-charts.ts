import { loadShownCharts, type ChartSource, type DrawnPlace, type ShownCharts } from './opened-charts.ts';

/** Charts that are loaded before the panel draws them, so that a story is followed by one drawing of the panel. */
export function createPreparedCharts(source: ChartSource) {
  const prepared = new WeakMap<DrawnPlace, ShownCharts>();
  return {
    prepare: async (place: DrawnPlace): Promise<void> => {
      prepared.set(place, await loadShownCharts(place, null, source));
    },
    prepared: (place: DrawnPlace): ShownCharts | undefined => prepared.get(place),
  };
}

export type PreparedCharts = ReturnType<typeof createPreparedCharts>;
