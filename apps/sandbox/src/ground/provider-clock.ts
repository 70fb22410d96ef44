import { isFields } from '../kit/json.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import { type Database } from '../store/database.ts';

/** Difference of the provider's clock from the machine's clock: an offset, or a frozen instant. */
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

/** Time of the provider's clock at a time of the machine's clock. */
export const providerNow = (setting: ClockSetting, machineNow: number): number =>
  setting.frozenAt ?? machineNow + setting.offset;

export const writeClock = (db: Database, setting: ClockSetting): Promise<void> => writeSetting(db, 'clock', setting);
