import { cachedQuery } from '../store/query-cache.ts';
import { cacheByRevision } from '../store/revision-cache.ts';
import { readRevision } from '../store/settings.ts';
import { type Database } from '../store/database.ts';
import { providerNow, readClock, type ClockSetting } from './provider-clock.ts';
import { readSwitches, type Switches } from './switches.ts';

/** Present clock and switches. */
export interface LiveSettings {
  /** changes with every change of clock, switches or faults */
  readonly revision: string;
  readonly clock: ClockSetting;
  readonly switches: Switches;
}

/** Creates a reader of the live settings that needs a single small query for each request. */
export const createLiveReader = (db: Database): (() => Promise<LiveSettings>) => {
  const settings = cacheByRevision(async () => ({ clock: await readClock(db), switches: await readSwitches(db) }));
  const read = async (): Promise<LiveSettings> => {
    const revision = await readRevision(db);
    return { revision, ...(await settings(db, revision)) };
  };
  return () => cachedQuery(db, 'live', read);
};

/** Present time of the provider's clock. */
export const readProviderNow = async ({
  live,
  machineNow,
}: {
  live: () => Promise<LiveSettings>;
  machineNow: () => number;
}) => providerNow((await live()).clock, machineNow());
