import type { BankListResult, Mandate } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused, runnable } from '../../../kit/port.ts';
import { startFlow, startPart } from '../../../model-testing/start-flow.ts';
import { createRecentMandateFinder, recentOrderFlow } from './recent-order.flow.ts';
import { mandateKey } from './repeatable-order.ts';
import { recentlyPlacedAt, recentOrderInput } from './recent-order.scenarios.ts';
import { recentOrderMachine } from './recent-order.machine.ts';

const TEN_MINUTES = 600_000;
const closed = { screen: 'closed' };

describe('a mandate', () => {
  const mandate: Mandate = {
    mandate_id: 'M4001',
    amount: 25_000,
    limit_used: 0,
    account_no: '501000000100',
    account_type: 'SB',
    ifsc_code: 'SBOX0000001',
    start_date: '20/11/2026',
    end_date: '17/11/2036',
    status: '',
    is_selected: false,
    is_primary: true,
    is_cancelled: false,
    is_processed: false,
    is_active: false,
    is_reupload: false,
    created_date: '2026-11-20T15:04:10+05:30',
  };
  const input = {
    ...recentOrderInput('mandate'),
    order: {
      kind: 'mandate',
      listType: null,
      subjectKey: mandateKey('501000000100', 'SBOX0000001'),
      amount: 2_500_000,
    },
  } as const;
  const mandateCheckFlow = ({
    listBankAccounts,
  }: {
    listBankAccounts: Parameters<typeof createRecentMandateFinder>[0];
  }) => ({
    ...recentOrderFlow,
    machine: runnable(recentOrderMachine, { findRecentOrder: createRecentMandateFinder(listBankAccounts) }),
  });
  async function checkRecentMandate(change: Partial<Mandate>, now = recentlyPlacedAt) {
    const run = startFlow(mandateCheckFlow, input);
    const result: BankListResult = {
      customer_bank_list: [],
      customer_mandate_list: [{ ...mandate, ...change }],
      customer_pending_mandate_list: [],
      customer_mandate_debit_list: [],
      mandate_nach_list: [],
      mandate_date_validation: { message_text: '' },
      is_register_mandate_allowed: true,
      is_first_order_today: false,
    };
    await run.ports.listBankAccounts.answer(accepted({ code: '000', messageText: '', login_stage: '', result }, now));
    return run.view();
  }

  test('requires a confirmation on the same account with the same limit', async () => {
    expect(await checkRecentMandate({})).toEqual({
      screen: 'asking',
      kind: 'mandate',
      placedAt: recentlyPlacedAt,
      list: null,
    });
  });

  test.each([
    ['another limit', { amount: 50_000 }],
    ['another account', { account_no: '501000000101' }],
    ['a cancelled mandate', { is_cancelled: true }],
    ['a rejected mandate', { is_reupload: true }],
    ['a mandate without a time', { created_date: undefined }],
  ] as const)('requires no confirmation for %s', async (_, change) => {
    expect(await checkRecentMandate(change as Partial<Mandate>)).toEqual(closed);
  });

  test('requires no confirmation ten minutes and a millisecond after an identical one', async () => {
    expect(await checkRecentMandate({}, recentlyPlacedAt + TEN_MINUTES + 1)).toEqual(closed);
  });
});

describe('the check of a mandate', () => {
  const input = recentOrderInput('mandate');

  test('ends with the reason after a refused or failed list', async () => {
    const run = startPart({ ...recentOrderFlow, machine: recentOrderMachine }, input);
    await run.ports.findRecentOrder.answer(refused('Busy'));
    expect(run.actor.getSnapshot().output).toMatchObject({
      kind: 'unchecked',
      notice: { kind: 'refused', text: 'Busy' },
    });
    const other = startPart({ ...recentOrderFlow, machine: recentOrderMachine }, input);
    await other.ports.findRecentOrder.fail(new Error('gone'));
    expect(other.actor.getSnapshot().output).toMatchObject({ kind: 'unchecked', notice: { kind: 'unreachable' } });
  });

  test('waits for a slow list', async () => {
    const run = startPart({ ...recentOrderFlow, machine: recentOrderMachine }, input);
    run.clock.increment(60_000);
    expect(run.view()).toEqual({ screen: 'checking' });
    await run.ports.findRecentOrder.answer(accepted({ placedAt: recentlyPlacedAt }, 0));
    expect(run.view()).toMatchObject({ screen: 'asking', kind: 'mandate' });
  });
});
