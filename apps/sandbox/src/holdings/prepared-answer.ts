import { CODES } from '@folioflow/api/contract';
import { type PreparedAnswer } from '../ground/call.ts';
import { type Database } from '../store/database.ts';
import { cachedQuery } from '../store/query-cache.ts';

/** Serialises the list of an answer. It is cached until the next write, because lists can be long. */
export const prepareAnswer = (
  db: Database,
  key: string,
  readResult: () => Promise<readonly unknown[]>,
): Promise<PreparedAnswer> =>
  cachedQuery(db, key, async () => ({
    prepared: JSON.stringify({ code: CODES.success, messageText: '', result: await readResult() }),
  }));
