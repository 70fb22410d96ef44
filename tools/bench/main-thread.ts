import { type Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; `tdur` of the thread's own time, in which no other process had the processor. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name.endsWith('RunTask');

/**
 * For each key that is pressed while `act` runs, the milliseconds of the longest task of the page from the one that
 * has the key
 * until the one that has the next. web-vitals reports one interaction of a visit.
 */
export async function longestTasksAfterKeys(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const isKeyDown = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args.data?.type === 'keydown';
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const keys = traceEvents.filter(isKeyDown).sort((one, other) => one.ts - other.ts);
  const [first] = keys;
  if (first === undefined) throw new Error('No key was seen.');
  const tasks = traceEvents.filter((event) => isTask(event) && threadOf(event) === threadOf(first));
  return keys.map(({ ts }, place) => {
    const next = keys[place + 1]?.ts ?? Infinity;
    const endOf = (task: TraceEvent) => task.ts + (task.dur ?? 0);
    const after = tasks.filter((task) => endOf(task) >= ts && endOf(task) < next);
    return Math.max(...after.map(({ tdur = 0 }) => tdur)) / 1000;
  });
}
