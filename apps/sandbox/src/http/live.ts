import { readClock, type ClockSetting } from '../clock/provider-clock.ts';
import { readFaults, type Fault } from '../faults/faults.ts';
import { remembered } from '../store/remember.ts';
import { revisionOf } from '../store/settings.ts';
import { readSwitches, type Switches } from '../switches/switches.ts';
import { type Database } from '../store/database.ts';

/** Clock, switches and faults as they stand now. */
export interface Live {
  readonly revision: string;
  readonly clock: ClockSetting;
  readonly switches: Switches;
  readonly faults: readonly Fault[];
}

/**
 * Reads what is live with one small query per request: everything is read again only when the revision has moved,
 * which any process that shares the database may have done.
 */
export const liveReader = (db: Database): (() => Promise<Live>) => {
  let known: Live | undefined;
  const read = async (): Promise<Live> => {
    const revision = await revisionOf(db);
    if (known?.revision === revision) return known;
    known = { revision, clock: await readClock(db), switches: await readSwitches(db), faults: await readFaults(db) };
    return known;
  };
  return () => remembered(db, 'live', read);
};
