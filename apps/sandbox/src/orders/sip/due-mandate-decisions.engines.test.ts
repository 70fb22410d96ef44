import { expect, test } from 'vitest';
import { dueMandates } from '../../banking/mandates/due-mandates.ts';
import { findEarliestTask } from '../../ground/due.ts';
import { systemRandom } from '../../kit/random.ts';
import {
  benchForRows,
  createMandateRow,
  createOrderRow,
  createPlanRow,
  insertOrders,
  readOrder,
  readPlan,
} from '../../testing/order-rows.ts';
import { dueMandateDecisions } from './due-mandate-decisions.ts';

const on = benchForRows();
const DECISION = Date.parse('2026-11-24T09:00:00+05:30');
const FIRST_DEBIT = Date.parse('2026-12-07T09:00:00+05:30');

const runNext = async (until: number) => {
  const task = await findEarliestTask([dueMandates, dueMandateDecisions], on.db, until);
  await task?.run(on.db, systemRandom);
  return task?.at;
};

test.each([
  ['an approved mandate starts', 25_000_000, { state: 'running', due_at: FIRST_DEBIT }, 'registered'],
  ['a rejected mandate ends', 50_000_000, { state: 'cancelled', due_at: null }, 'rta_rejected'],
])('%s the SIP that waits for it, both at the moment of the decision', async (_what, amount, plan, state) => {
  const scan = { state: 'scan_uploaded', amount, due_at: DECISION } as const;
  await on.db.insertInto('mandates').values(createMandateRow('mandate', scan)).execute();
  await insertOrders(on.db, createOrderRow('sip', { type: 'xsip', state: 'waiting_for_mandate', number: '' }));
  const waiting = { kind: 'sip', state: 'waiting', order_id: 'sip', mandate_row_id: 'mandate' } as const;
  const days = { first_day: '2026-12-07', made: 0, due_at: null };
  await on.db
    .insertInto('schedules')
    .values(createPlanRow('plan', { ...waiting, ...days }))
    .execute();
  expect(await runNext(DECISION - 1)).toBeUndefined();
  expect([await runNext(DECISION), await runNext(DECISION), await runNext(DECISION)]).toEqual([
    DECISION,
    DECISION,
    undefined,
  ]);
  expect(await readPlan(on.db, 'plan')).toMatchObject(plan);
  expect(await readOrder(on.db, 'sip')).toMatchObject({ state });
});
