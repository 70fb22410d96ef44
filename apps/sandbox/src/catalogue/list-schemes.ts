import { CODES, type ListSchemesRequest } from '@folioflow/api/contract';
import { type Call, type PreparedAnswer } from '../ground/call.ts';
import { dayAt } from '../kit/days.ts';
import { catalogueState } from './catalogue-store.ts';
import { keeper } from '../kit/keeper.ts';
import { listFileText } from './list-files.ts';

const kept = keeper<PreparedAnswer>(12);

const answerText = (schemes: string, { listPlace, perPage }: Call['switches']): string => {
  const [inResult, inOlderPlace] = listPlace === 'result' ? [schemes, '[]'] : ['[]', schemes];
  const head = `"code":"${CODES.success}","messageText":"","per_page_count":${perPage}`;
  return `{${head},"result":{"scheme_list":${inResult}},"list_scheme":${inOlderPlace}}`;
};

/**
 * POST /master/schemelist. Everybody gets the same bytes, so an answer is written once for each catalogue, day, file and
 * setting of the switches and then handed out as the same object.
 */
export const listSchemes = async (call: Call<ListSchemesRequest>): Promise<PreparedAnswer> => {
  const { db, now, request, switches } = call;
  const today = dayAt(now);
  const { fingerprint } = await catalogueState(db);
  const { listFileSize, listPlace, perPage } = switches;
  const key = [fingerprint, today, request.file_index, listFileSize, listPlace, perPage].join(' ');
  return kept(key, async () => ({
    prepared: answerText(await listFileText(db, request.file_index, listFileSize, today), switches),
  }));
};
