import { remembered } from '../store/remember.ts';
import { revised } from '../store/revised.ts';
import { revisionOf } from '../store/settings.ts';
import { type Database } from '../store/database.ts';
import { providerNow, readClock, type ClockSetting } from './provider-clock.ts';
import { readSwitches, type Switches } from './switches.ts';

/** Clock and switches as they stand now. */
export interface Live {
  /** moves whenever clock, switches or faults are changed */
  readonly revision: string;
  readonly clock: ClockSetting;
  readonly switches: Switches;
}

/** Reads what is live with one small query per request. */
export const liveReader = (db: Database): (() => Promise<Live>) => {
  const settings = revised(async () => ({ clock: await readClock(db), switches: await readSwitches(db) }));
  const read = async (): Promise<Live> => {
    const revision = await revisionOf(db);
    return { revision, ...(await settings(db, revision)) };
  };
  return () => remembered(db, 'live', read);
};

/** The provider's now. */
export const nowOf = async ({ live, machineNow }: { live: () => Promise<Live>; machineNow: () => number }) =>
  providerNow((await live()).clock, machineNow());
