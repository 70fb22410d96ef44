import { type FigureSource } from './figure.ts';
import { chartLoad } from './figures/chart-load.ts';
import { schemeListFirstLoad, signInFirstLoad } from './figures/first-load.ts';
import { filterFigure } from './figures/filter.ts';
import { sandboxMemory, sandboxStart } from './figures/sandbox-start.ts';
import { throughput } from './figures/throughput.ts';
import { unitSize } from './figures/unit-size.ts';

export const sources: readonly FigureSource[] = [
  signInFirstLoad,
  schemeListFirstLoad,
  chartLoad,
  unitSize,
  filterFigure,
  throughput,
  sandboxStart,
  sandboxMemory,
];
