import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { resource } from '../../kit/resource.ts';
import { createRecordsPort, type HoldingRecords } from '../../holdings/holding-records.ts';
import type { CapitalGainsPorts, CapitalGainsView } from './capital-gains.types.ts';

const records = resource<Record<string, never>, HoldingRecords>((value) => value);

export const capitalGainsFlow = flow({
  machine: records.machine,
  view: (snapshot): CapitalGainsView => {
    const view = records.view(snapshot, {});
    if (view.screen !== 'loaded') return view;
    const { value } = view;
    if (value.kind === 'notOffered') return { screen: 'notOffered' };
    const { holdings, transactions } = value;
    return transactions === null
      ? { screen: 'unavailable', notice: null }
      : { screen: 'loaded', records: { holdings, transactions } };
  },
});

/** The capital gains of the financial years: one load, started with `{ request: {} }`. */
export const capitalGains = (ports: CapitalGainsPorts) => ({
  ...capitalGainsFlow,
  machine: runnable(capitalGainsFlow.machine, { load: createRecordsPort(ports) }),
});
