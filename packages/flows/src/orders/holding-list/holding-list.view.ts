import type { SnapshotFrom } from 'xstate';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import { allocationOf } from './allocation.ts';
import type { holdingListMachine } from './holding-list.machine.ts';
import type { HoldingListView, PartState } from './holding-list.types.ts';
import { holdingRowOf, holdingsSummaryOf, isOpen, newestNavDayOf, sortHoldingRows } from './holding-rows.ts';

type Snapshot = SnapshotFrom<typeof holdingListMachine>;

function transactionsStateOf(snapshot: Snapshot): PartState {
  if (snapshot.matches({ loaded: { transactions: 'loading' } })) return 'loading';
  return snapshot.matches({ loaded: { transactions: 'loaded' } }) ? 'loaded' : 'unavailable';
}

const historyStates = ['waiting', 'loading', 'loaded', 'notOffered', 'unavailable'] as const;
const historyStateOf = (snapshot: Snapshot): (typeof historyStates)[number] =>
  historyStates.find((state) => snapshot.matches({ loaded: { history: state } })) ?? 'waiting';

function createView(snapshot: Snapshot): HoldingListView {
  const { valued, annualReturn, history, order, isClosedShown, ...notices } = snapshot.context;
  if (snapshot.matches('loading')) return { screen: 'loading' };
  if (snapshot.matches('notOffered')) return { screen: 'notOffered' };
  if (snapshot.matches('empty')) return { screen: 'empty' };
  if (snapshot.matches('unavailable')) return { screen: 'unavailable', notice: notices.notice };
  const open = valued.filter(isOpen);
  const newestNavDay = newestNavDayOf(open);
  const rows = (isClosedShown ? valued : open).map((each) => holdingRowOf(each, newestNavDay));
  return {
    screen: 'loaded',
    summary: holdingsSummaryOf(valued, annualReturn),
    rows: sortHoldingRows(rows, order),
    order,
    closed: { count: valued.length - open.length, isShown: isClosedShown },
    allocation: {
      category: allocationOf(valued, 'category'),
      amc: allocationOf(valued, 'amc'),
      risk: allocationOf(valued, 'risk'),
    },
    transactions: { state: transactionsStateOf(snapshot), notice: notices.transactionsNotice },
    history: { state: historyStateOf(snapshot), points: history, notice: notices.historyNotice },
  };
}

const viewOf = memoiseLastResult(createView);

export const holdingListView = (snapshot: Snapshot): HoldingListView => viewOf(snapshot);
