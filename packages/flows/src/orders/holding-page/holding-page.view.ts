import type { SnapshotFrom } from 'xstate';
import { percentOf } from '../../holdings/figures.ts';
import { valueInPaise, type Holding, type HoldingLot } from '../../holdings/records.ts';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import type { CalendarDay } from '@folioflow/api/contract';
import { holdingRowOf } from '../holding-list/holding-rows.ts';
import type { PartState } from '../holding-list/holding-list.types.ts';
import { holdingActionsOf } from './holding-actions.ts';
import type { holdingPageMachine } from './holding-page.machine.ts';
import type { HoldingPageView, LotRow } from './holding-page.types.ts';
import { ageInDays, lotDatesOf } from './lot-dates.ts';

type Snapshot = SnapshotFrom<typeof holdingPageMachine>;

function lotRowOf(holding: Holding, lot: HoldingLot, today: CalendarDay): LotRow {
  const { boughtOn, units, costPaise } = lot;
  const valuePaise = holding.nav === null ? null : valueInPaise(units, holding.nav);
  const gainPaise = valuePaise === null ? null : valuePaise - costPaise;
  return {
    boughtOn,
    ageInDays: ageInDays(boughtOn, today),
    units,
    costPaise,
    valuePaise,
    gainPaise,
    gainPercent: percentOf(gainPaise, costPaise),
    ...lotDatesOf(holding, lot, today),
  };
}

function partStateOf(snapshot: Snapshot, part: 'transactions' | 'orders'): PartState {
  const states: readonly PartState[] = ['loading', 'loaded', 'unavailable'];
  const isIn = (state: PartState) =>
    part === 'orders'
      ? snapshot.matches({ loaded: { orders: state } })
      : snapshot.matches({ loaded: { transactions: state } });
  return states.find(isIn) ?? 'loading';
}

function createView(snapshot: Snapshot): HoldingPageView {
  const { valued, transactions, orders, loadedOn, ...notices } = snapshot.context;
  if (snapshot.matches('unknown')) return { screen: 'unknown' };
  if (snapshot.matches('notOffered')) return { screen: 'notOffered' };
  if (snapshot.matches('unavailable')) return { screen: 'unavailable', notice: notices.notice };
  if (!snapshot.matches('loaded') || valued === null || loadedOn === null) return { screen: 'loading' };
  const { holding } = valued;
  return {
    screen: 'loaded',
    row: holdingRowOf(valued, null),
    scheme: { isin: holding.isin, code: holding.schemeCode, name: holding.schemeName },
    lots: holding.lots?.map((lot) => lotRowOf(holding, lot, loadedOn)) ?? null,
    lockInMonths: holding.lockInMonths,
    transactions: {
      state: partStateOf(snapshot, 'transactions'),
      list: transactions?.slice().reverse() ?? null,
      notice: notices.transactionsNotice,
    },
    actions: {
      state: partStateOf(snapshot, 'orders'),
      notice: notices.ordersNotice,
      ...holdingActionsOf(orders),
    },
  };
}

const viewOf = memoiseLastResult(createView);

export const holdingPageView = (snapshot: Snapshot): HoldingPageView => viewOf(snapshot);
