import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import type { HoldingRecords } from '../../holdings/holding-records.ts';
import { capitalGainsFlow } from './capital-gains.flow.ts';
import { sampleSales, salesWithLoss } from './testing/sample-sales.ts';
import { capitalGainsMachine } from './capital-gains.machine.ts';

const sales: HoldingRecords = { kind: 'offered', ...sampleSales };
const withLoss: HoldingRecords = { kind: 'offered', ...salesWithLoss };
const none: HoldingRecords = { kind: 'offered', holdings: [], transactions: [] };
const unreadable: HoldingRecords = { kind: 'offered', holdings: [], transactions: null };
const notOffered: HoldingRecords = { kind: 'notOffered' };

const { done, failed, scenario, scenarios } = journeysOf(
  { ...capitalGainsFlow, machine: capitalGainsMachine },
  {
    purpose: 'Shows the capital gains of a financial year by rate and by sale, with an estimate of their tax.',
    routes: ['capitalGains'],
    input: { request: {} },
    children: {},
  },
);

export const capitalGainsJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [done('load', sales)] }),
  LoadedWithLoss: scenario('loaded.settled', { steps: [done('load', withLoss)] }),
  LoadedWithoutSales: scenario('loaded.settled', { steps: [done('load', none)] }),
  Unreadable: scenario('loaded.settled', { steps: [done('load', unreadable)] }),
  NotOffered: scenario('loaded.settled', { steps: [done('load', notOffered)] }),
  Refreshing: scenario('loaded.refreshing', { steps: [done('load', sales), { type: 'reload.requested' }] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', httpFault('The service is busy.'))] }),
  UnavailableRefused: scenario('unavailable', {
    steps: [failed('load', refused('Your holdings are being updated.', '011'))],
  }),
});

export const capitalGainsWorld: World<typeof capitalGainsMachine> = {
  inputs: [{ request: {} }],
  events: { 'reload.requested': [{}], 'value.replaced': [{ value: none }] },
  answers: { load: [sales, none, unreadable, notOffered] },
  secrets: [],
};
