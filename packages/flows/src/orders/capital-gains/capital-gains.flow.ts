import { flow } from '../../kit/flow.ts';
import { capitalGainsMachine } from './capital-gains.machine.ts';
import { runnable } from '../../kit/port.ts';
import { resourceView, type ResourceEvent } from '../../kit/resource.ts';
import { createRecordsPort, type HoldingRecords } from '../../holdings/holding-records.ts';
import type { CapitalGainsPorts, CapitalGainsView } from './capital-gains.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './capital-gains.types.ts';
export { parseTaxFacts, type EnteredTaxFacts } from './entered-facts.ts';
export { isInSchedule, writeSalesFile, writeScheduleFile, type SalesFileWords } from './gains-files.ts';
export { gainYearsOf, reviewYear } from './year-review.ts';

export type CapitalGainsFlow = EmbeddableFlow<{
  input: { request: Record<string, never> };
  event: ResourceEvent<Record<string, never>, HoldingRecords>;
  view: CapitalGainsView;
}>;

const recordsView = resourceView<Record<string, never>, HoldingRecords>((value) => value);

export const capitalGainsFlow: CapitalGainsFlow = flow({
  machine: capitalGainsMachine,
  view: (snapshot): CapitalGainsView => {
    const view = recordsView(snapshot);
    if (view.screen !== 'loaded') return view;
    const { value } = view;
    if (value.kind === 'notOffered') return { screen: 'notOffered' };
    const { holdings, transactions } = value;
    return transactions === null
      ? { screen: 'unavailable', notice: null }
      : { screen: 'loaded', records: { holdings, transactions } };
  },
});

/**
 * The capital gains of the financial years (/capitalGains, decision 080): one load, started with `{ request: {} }`.
 * `reviewYear` computes a year, `writeSalesFile` and `writeScheduleFile` write it as CSV.
 */
export const capitalGains = (ports: CapitalGainsPorts): RunnableFlow<CapitalGainsFlow> => ({
  ...capitalGainsFlow,
  machine: runnable(capitalGainsMachine, { load: createRecordsPort(ports) }),
});
