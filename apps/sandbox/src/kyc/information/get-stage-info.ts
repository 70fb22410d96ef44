import { CUSTOMER_ID_THRESHOLD, type GetStageInfoAnswer, type GetStageInfoRequest } from '@folioflow/api/contract';
import { type ClientRow } from '../../clients/client-tables.ts';
import { readCallingClient, clientTraitsOf } from '../../clients/clients.ts';
import { type Call, type Reply } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type Database } from '../../store/database.ts';
import { loginStageOf, stageFlagsOf } from '../stages/stage-flags.ts';
import { readPageFacts, createStagePage, readSummary } from './stage-page.ts';
import { requireReachedStage } from '../stages/stages.ts';
import { type Handler } from '../../ground/operations.ts';

type StageCall = Call<GetStageInfoRequest>;
type StageReply = Reply<GetStageInfoAnswer>;

/** Client by customer id, for staff; no client has a shorter id. */
export const readClientForStaff = async (db: Database, customerId: string): Promise<ClientRow> => {
  const client =
    customerId.length > CUSTOMER_ID_THRESHOLD
      ? await db.selectFrom('clients').selectAll().where('id', '=', customerId).executeTakeFirst()
      : undefined;
  if (!client) throw new Refusal('notFound', 'This client could not be found.');
  return client;
};

const createStaffStagePage = async (call: StageCall): Promise<StageReply> => {
  const { stage_name, customer_id, is_backoffice } = call.request;
  if (is_backoffice !== true || stage_name !== 'esignkyc') {
    throw new Refusal('invalid', 'Staff can request only the stage esignkyc of a client.');
  }
  const client = await readClientForStaff(call.db, customer_id ?? '');
  const { stageInfo } = clientTraitsOf(client);
  if (stageInfo === 'not found') throw new Refusal('notFound', 'This client could not be found.');
  const facts = await readPageFacts(call, client);
  const page = {
    ...stageFlagsOf(client, stage_name, facts.nominees, false),
    login_stage: loginStageOf(client),
    id_information: await readSummary(facts, 'staff'),
  };
  const way = client.is_code_approved === 1 ? { navigateScreen: 'clientList' } : {};
  return stageInfo === 'replaced' ? { ...way, state_parameters: page } : { ...way, ...page };
};

/**
 * Page of a stage: for investors their own, for staff the documents of a client.
 * @throws Refusal 020 (investor, stage not reached), 051 (staff, another stage), 061 (staff, no such client)
 */
export const getStageInfo: Handler<'getStageInfo'> = async (call) => {
  if (call.caller.kind === 'staff') return createStaffStagePage(call);
  const client = await readCallingClient(call);
  requireReachedStage(client, call.request.stage_name);
  return createStagePage(await readPageFacts(call, client), call.request.stage_name);
};
