import { addDays, dayAt, startOfDay, workingDaysLater } from '../kit/days.ts';
import { type Fields } from '../kit/json.ts';
import { type Context } from './area.ts';
import { keepLives } from './keep-lives.ts';
import { type ClockSetting, providerNow, readClock, writeClock } from './provider-clock.ts';
import { runDue } from './run-due.ts';

export interface ClockFace {
  /** ISO 8601, UTC */
  readonly now: string;
  /** the calendar day in Asia/Kolkata */
  readonly day: string;
  readonly milliseconds: number;
  readonly frozen: boolean;
}

export const clockFace = (setting: ClockSetting, machineNow: number): ClockFace => {
  const now = providerNow(setting, machineNow);
  return { now: new Date(now).toISOString(), day: dayAt(now), milliseconds: now, frozen: setting.frozenAt !== null };
};

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const daysLater = (instant: number, days: number): number => {
  const day = dayAt(instant);
  return startOfDay(addDays(day, days)) + (instant - startOfDay(day));
};

const setTo = (value: unknown, now: number): number => {
  const at = typeof value === 'number' ? value : Date.parse(typeof value === 'string' ? value : '');
  return Number.isNaN(at) ? now : at;
};

const targetOf = (now: number, wanted: Fields): number => {
  const base = wanted['set'] === undefined ? now : setTo(wanted['set'], now);
  const days = daysLater(base, numberOf(wanted['advance_days']));
  return workingDaysLater(days, numberOf(wanted['advance_working_days'])) + numberOf(wanted['advance_seconds']) * 1000;
};

const settingAt = (target: number, isFrozen: boolean, machineNow: number): ClockSetting =>
  isFrozen ? { offset: 0, frozenAt: target } : { offset: target - machineNow, frozenAt: null };

/** Moves, sets, freezes or releases the provider's clock and runs everything that becomes due on the way. */
export const moveClock = async (context: Context, wanted: Fields): Promise<ClockFace> => {
  const { db } = context;
  const machineNow = context.machineNow();
  const setting = await readClock(db);
  const now = providerNow(setting, machineNow);
  const target = targetOf(now, wanted);
  const isFrozen = typeof wanted['freeze'] === 'boolean' ? wanted['freeze'] : setting.frozenAt !== null;
  const next = settingAt(target, isFrozen, machineNow);
  await db.transaction().execute(async (transaction) => {
    if (wanted['expire_sessions'] !== true) await keepLives(transaction, context.tables, now, target - now);
    await writeClock(transaction, next);
  });
  await runDue(context, target);
  return clockFace(next, machineNow);
};
