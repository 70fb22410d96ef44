import { isFields } from '../kit/json.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import { type Database } from '../store/database.ts';

/** How the provider's clock differs from the machine's: moved by an offset, or standing at an instant. */
export interface ClockSetting {
  readonly offset: number;
  readonly frozenAt: number | null;
}

export const runningClock: ClockSetting = { offset: 0, frozenAt: null };

export const readClock = async (db: Database): Promise<ClockSetting> => {
  const stored = await readSetting(db, 'clock');
  if (!isFields(stored)) return runningClock;
  const { offset, frozenAt } = stored;
  return {
    offset: typeof offset === 'number' ? offset : 0,
    frozenAt: typeof frozenAt === 'number' ? frozenAt : null,
  };
};

/** The provider's now, given the machine's. */
export const providerNow = (setting: ClockSetting, machineNow: number): number =>
  setting.frozenAt ?? machineNow + setting.offset;

export const writeClock = (db: Database, setting: ClockSetting): Promise<void> => writeSetting(db, 'clock', setting);
