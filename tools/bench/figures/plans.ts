import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storedSession } from '../../serve/session.ts';
import { type ListCall } from '../catalogue.ts';
import { child, type Child } from '../child.ts';
import { atLeastTimes, atMost, type FigureSource } from '../figure.ts';
import { requestsPerSecond } from '../load.ts';
import { INVESTOR, writePlans } from '../plans.ts';

const PLANS = 1000;
const MONTHS = 120;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

async function moveClock(sandbox: string, days: number): Promise<void> {
  const answer = await fetch(`${sandbox}/__sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_days: days }),
  });
  if (!answer.ok) throw new Error(`Moving the clock answered ${answer.status}.`);
}

interface Lived {
  /** ms of the processor for moving the clock over all installments: what else the machine does is not in it */
  readonly took: number;
  readonly folder: string;
}

async function liveTenYears(): Promise<Lived> {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-plans-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const run = async (use: (sandbox: Child) => Promise<number>) => {
    const sandbox = await child('sandbox', { env: { SANDBOX_DATA: folder } });
    try {
      return await use(sandbox);
    } finally {
      await sandbox.close();
    }
  };
  await run(() => Promise.resolve(0));
  writePlans(folder, { plans: PLANS, installments: MONTHS });
  const took = await run(async (sandbox) => {
    const before = Number((await sandbox.ask('usage'))['busyMs']);
    await moveClock(text(sandbox.hello['url']), (MONTHS / 12 + 1) * 366);
    return Number((await sandbox.ask('usage'))['busyMs']) - before;
  });
  return { took, folder };
}

let lived: Promise<Lived> | undefined;
const tenYears = () => (lived ??= liveTenYears());

const clockName = `ten years over ${PLANS.toLocaleString('en-IN')} SIPs (${(PLANS * MONTHS).toLocaleString('en-IN')} installments)`;

export const clockOverPlans: FigureSource = {
  name: clockName,
  isBytes: false,
  measure: async () => atMost(20_000, { name: clockName, value: (await tenYears()).took, unit: 'ms' }),
};

const listName = `listOrders of ${PLANS.toLocaleString('en-IN')} SIPs`;

/** Of the same investor, after those ten years; against a bare handler that answers the same bytes. */
export const listOfPlans: FigureSource = {
  name: listName,
  isBytes: false,
  measure: async () => {
    const { folder } = await tenYears();
    const sandbox = await child('sandbox', { env: { SANDBOX_DATA: folder } });
    try {
      const url = text(sandbox.hello['url']);
      const { token = '' } = await storedSession(url, { mobile: INVESTOR });
      const call: ListCall = {
        url: `${url}/api/v1/order/list`,
        headers: { 'content-type': 'application/json', 'bb-access-token': token },
        body: () => JSON.stringify({ order_type: 'xsip' }),
      };
      const answer = await (
        await fetch(call.url, { method: 'POST', headers: call.headers, body: call.body(0) })
      ).text();
      const found = (JSON.parse(answer) as { readonly result?: readonly unknown[] }).result?.length ?? 0;
      if (found !== PLANS) throw new Error(`The list has ${found} orders.`);
      const bare = await child('bare', { first: answer });
      try {
        const floor = await requestsPerSecond({ ...call, url: text(bare.hello['url']) }, 3000);
        const value = await requestsPerSecond(call, 3000);
        return atLeastTimes(0.3, { name: listName, value, unit: 'requests/s', floor });
      } finally {
        await bare.close();
      }
    } finally {
      await sandbox.close();
    }
  },
};
