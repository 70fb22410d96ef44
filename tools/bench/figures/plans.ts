import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStoredSession } from '@folioflow/wiring/testing/stored-session';
import { type BenchRequest } from '../catalogue.ts';
import { startServerProcess, type ServerProcess } from '../server-process.ts';
import { figureWithMinRatio, figureWithMaxValue, type FigureSource } from '../figure.ts';
import { requestsPerSecond } from '../load.ts';
import { INVESTOR, writePlans } from '../plans.ts';

const PLANS = 1000;
const MONTHS = 120;
const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

async function advanceClock(sandbox: string, days: number): Promise<void> {
  const answer = await fetch(`${sandbox}/__sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_days: days }),
  });
  if (!answer.ok) throw new Error(`Moving the clock answered ${answer.status}.`);
}

interface SimulatedPlans {
  /** ms of the processor for moving the clock over all installments: what else the machine does is not in it */
  readonly processorMs: number;
  readonly folder: string;
}

async function simulateTenYears(): Promise<SimulatedPlans> {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-plans-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const withSandbox = async (use: (sandbox: ServerProcess) => Promise<number>) => {
    const sandbox = await startServerProcess('sandbox', { env: { SANDBOX_DATA: folder } });
    try {
      return await use(sandbox);
    } finally {
      await sandbox.close();
    }
  };
  await withSandbox(() => Promise.resolve(0));
  writePlans(folder, { plans: PLANS, installments: MONTHS });
  const busyMs = await withSandbox(async (sandbox) => {
    const before = Number((await sandbox.request('usage'))['busyMs']);
    await advanceClock(textOrEmpty(sandbox.firstMessage['url']), (MONTHS / 12 + 1) * 366);
    return Number((await sandbox.request('usage'))['busyMs']) - before;
  });
  return { processorMs: busyMs, folder };
}

let cachedSimulation: Promise<SimulatedPlans> | undefined;
const simulateTenYearsOnce = () => (cachedSimulation ??= simulateTenYears());

const clockName = `ten years over ${PLANS.toLocaleString('en-IN')} SIPs (${(PLANS * MONTHS).toLocaleString('en-IN')} installments)`;

export const clockOverPlans: FigureSource = {
  name: clockName,
  isBytes: false,
  measure: async () =>
    figureWithMaxValue(20_000, { name: clockName, value: (await simulateTenYearsOnce()).processorMs, unit: 'ms' }),
};

const listName = `listOrders of ${PLANS.toLocaleString('en-IN')} SIPs`;

/** Of the same investor, after those ten years; against a bare handler that answers the same bytes. */
export const listOfPlans: FigureSource = {
  name: listName,
  isBytes: false,
  measure: async () => {
    const { folder } = await simulateTenYearsOnce();
    const sandbox = await startServerProcess('sandbox', { env: { SANDBOX_DATA: folder } });
    try {
      const url = textOrEmpty(sandbox.firstMessage['url']);
      const { token = '' } = await createStoredSession(url, { mobile: INVESTOR });
      const call: BenchRequest = {
        url: `${url}/api/v1/order/list`,
        headers: { 'content-type': 'application/json', 'bb-access-token': token },
        body: () => JSON.stringify({ order_type: 'xsip' }),
      };
      const answer = await (
        await fetch(call.url, { method: 'POST', headers: call.headers, body: call.body(0) })
      ).text();
      const found = (JSON.parse(answer) as { readonly result?: readonly unknown[] }).result?.length ?? 0;
      if (found !== PLANS) throw new Error(`The list has ${found} orders.`);
      const bare = await startServerProcess('bare', { initialMessage: answer });
      try {
        const floor = await requestsPerSecond({ ...call, url: textOrEmpty(bare.firstMessage['url']) }, 3);
        const value = await requestsPerSecond(call, 3);
        return figureWithMinRatio(0.3, { name: listName, value, unit: 'requests/s', floor });
      } finally {
        await bare.close();
      }
    } finally {
      await sandbox.close();
    }
  },
};
