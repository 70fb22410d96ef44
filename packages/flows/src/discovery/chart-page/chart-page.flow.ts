import {
  NOT_FOUND_CODE,
  type GetSchemeStatisticsAnswer,
  type GetSchemeStatisticsRequest,
} from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { flow } from '../../kit/flow.ts';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import { runnable } from '../../kit/port.ts';
import { resource } from '../../kit/resource.ts';
import { findConfirmedScheme } from '../../parts/scheme/confirmed-scheme.ts';
import { chartPageValueOf } from './chart-page-value.ts';
import type { ChartPagePorts, ChartPageView } from './chart-page.types.ts';

const statisticsResource = resource<GetSchemeStatisticsRequest, GetSchemeStatisticsAnswer>((answer) => answer);

const viewOf = memoiseLastResult((snapshot: SnapshotFrom<typeof statisticsResource.machine>): ChartPageView => {
  const view = statisticsResource.view(snapshot, {});
  if (view.screen === 'unavailable' && snapshot.context.failure?.code === NOT_FOUND_CODE) return { screen: 'notFound' };
  if (view.screen !== 'loaded') return view;
  const scheme = findConfirmedScheme(view.value, snapshot.context.request);
  return scheme === null ? { screen: 'notFound' } : { ...view, value: chartPageValueOf(view.value, scheme) };
});

export const chartPageFlow = flow({
  machine: statisticsResource.machine,
  // The view depends on the snapshot alone: the `children` argument is a new object on every call.
  view: (snapshot) => viewOf(snapshot),
});

/** The chart page, /charts/… and /chartsmobile; its request is `statisticsRequestOf(parameters)`. */
export const chartPage = ({ getSchemeStatistics }: ChartPagePorts) => ({
  ...chartPageFlow,
  machine: runnable(chartPageFlow.machine, { load: getSchemeStatistics }),
});
