import { CODES, type ListSchemesRequest } from '@folioflow/api/contract';
import { type Call, type PreparedAnswer } from '../../ground/call.ts';
import { dayAt } from '../../kit/days.ts';
import { readCatalogueState } from '../records/catalogue-store.ts';
import { createCache } from '../../kit/cache.ts';
import { readListFileText } from './list-files.ts';

const answerCache = createCache<PreparedAnswer>(12);

const createAnswerText = (schemes: string, { listPlace, perPage }: Call['switches']): string => {
  const [inResult, inOlderPlace] = listPlace === 'result' ? [schemes, '[]'] : ['[]', schemes];
  const head = `"code":"${CODES.success}","messageText":"","per_page_count":${perPage}`;
  return `{${head},"result":{"scheme_list":${inResult}},"list_scheme":${inOlderPlace}}`;
};

/**
 * POST /master/schemelist. All callers receive the same bytes: an answer is created once for each catalogue, day, file
 * and switch setting, and then shared.
 */
export const listSchemes = async (call: Call<ListSchemesRequest>): Promise<PreparedAnswer> => {
  const { db, now, request, switches } = call;
  const today = dayAt(now);
  const { fingerprint } = await readCatalogueState(db);
  const { listFileSize, listPlace, perPage } = switches;
  const key = [fingerprint, today, request.file_index, listFileSize, listPlace, perPage].join(' ');
  return answerCache(key, async () => ({
    prepared: createAnswerText(await readListFileText(db, request.file_index, listFileSize, today), switches),
  }));
};
