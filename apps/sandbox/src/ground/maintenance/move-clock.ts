import { addDays, dayAt, startOfDay, addWorkingDaysToInstant } from '../../kit/days.ts';
import { type Fields } from '../../kit/json.ts';
import { type SandboxContext } from '../area.ts';
import { shiftDeadlines } from './shift-deadlines.ts';
import { type ClockSetting, providerNow, readClock, writeClock } from '../provider-clock.ts';
import { runDueTasks } from './run-due.ts';
import { writeInTransaction } from '../../store/write-transaction.ts';

export interface ClockReading {
  /** ISO 8601, UTC */
  readonly now: string;
  /** calendar day in Asia/Kolkata */
  readonly day: string;
  readonly milliseconds: number;
  readonly frozen: boolean;
}

export const createClockReading = (setting: ClockSetting, machineNow: number): ClockReading => {
  const now = providerNow(setting, machineNow);
  return { now: new Date(now).toISOString(), day: dayAt(now), milliseconds: now, frozen: setting.frozenAt !== null };
};

const numberOrZero = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const addDaysToInstant = (instant: number, days: number): number => {
  const day = dayAt(instant);
  return startOfDay(addDays(day, days)) + (instant - startOfDay(day));
};

const parseInstant = (value: unknown, now: number): number => {
  const at = typeof value === 'number' ? value : Date.parse(typeof value === 'string' ? value : '');
  return Number.isNaN(at) ? now : at;
};

const targetInstant = (now: number, wanted: Fields): number => {
  const base = wanted['set'] === undefined ? now : parseInstant(wanted['set'], now);
  const days = addDaysToInstant(base, numberOrZero(wanted['advance_days']));
  return (
    addWorkingDaysToInstant(days, numberOrZero(wanted['advance_working_days'])) +
    numberOrZero(wanted['advance_seconds']) * 1000
  );
};

const createClockSetting = (target: number, isFrozen: boolean, machineNow: number): ClockSetting =>
  isFrozen ? { offset: 0, frozenAt: target } : { offset: target - machineNow, frozenAt: null };

/** Moves, sets, freezes or releases the provider's clock, and runs all tasks that become due. */
export const moveClock = async (context: SandboxContext, wanted: Fields): Promise<ClockReading> => {
  const machineNow = context.machineNow();
  const setting = await writeInTransaction(context.db, async (db) => {
    // Read inside the transaction: of two moves at the same time, in two processes, none is lost.
    const before = await readClock(db);
    const now = providerNow(before, machineNow);
    const target = targetInstant(now, wanted);
    const isFrozen = typeof wanted['freeze'] === 'boolean' ? wanted['freeze'] : before.frozenAt !== null;
    const next = createClockSetting(target, isFrozen, machineNow);
    if (wanted['expire_sessions'] !== true) await shiftDeadlines(db, context.tables, now, target - now);
    await writeClock(db, next);
    return next;
  });
  await runDueTasks(context, providerNow(setting, machineNow));
  return createClockReading(setting, machineNow);
};
