export {
  chartPath,
  narrowChartExit,
  wireParametersOf,
  type SchemeParameters,
  type WireSchemeParameters,
} from './scheme-address.ts';
export * from './scheme-parameters.ts';
export * from './scheme-list/index.ts';
export * from './chart-page/index.ts';
export * from './invest-panel/index.ts';
