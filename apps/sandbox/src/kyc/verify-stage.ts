import { type StageName, type VerifyStageRequest } from '@folioflow/api/contract';
import { investorOf } from '../ground/caller.ts';
import { type ClientRow, type LoginStage } from '../clients/client-tables.ts';
import { clientById, screenOf } from '../clients/clients.ts';
import { type Call } from '../ground/call.ts';
import { pageFactsOf, stagePageOf } from './stage-page.ts';
import { refuseUnlessOpen } from './stages.ts';
import { verifyAadhaar, verifyPan } from './verify-cards.ts';
import { verifyBank } from './verify-bank.ts';
import { verifySignature } from './verify-signature.ts';
import { type Handler } from '../ground/operations.ts';

type VerifyCall = Call<VerifyStageRequest>;

const after: Readonly<Partial<Record<StageName, LoginStage>>> = { pan: 'aadhaar', aadhaar: 'bank', bank: 'personal' };

/** Verifies a stage. @throws Refusal when the stage cannot be verified */
const perform = async (call: VerifyCall, client: ClientRow): Promise<void> => {
  const { request } = call;
  switch (request.verify_stage) {
    case 'pan':
      return verifyPan(call, client, request);
    case 'aadhaar':
      return verifyAadhaar(call, client);
    case 'bank':
      return verifyBank(call, client, request.upload_addbank);
    case 'esignkyc':
      return verifySignature(call, client, request.esign_response);
  }
};

/** Moves the customer to the next stage; a repeated stage leaves the present stage unchanged. */
const moveOn = async (call: VerifyCall, client: ClientRow): Promise<void> => {
  const { verify_stage } = call.request;
  const next = after[verify_stage];
  if (next === undefined || client.login_stage !== verify_stage) return;
  await call.db.updateTable('clients').set({ login_stage: next }).where('id', '=', client.id).execute();
};

/**
 * Verifies a stage and opens the next one.
 * @throws Refusal 020 (stage, nothing read), 051 (date of birth), 071 (bank, e-sign transaction)
 */
export const verifyStage: Handler<'verifyStage'> = async (call) => {
  const { verify_stage } = call.request;
  const { id } = investorOf(call.caller);
  const client = await clientById(call.db, id);
  // The e-sign service can have reported the signature already: reporting it again is not an error.
  if (verify_stage !== 'esignkyc') refuseUnlessOpen(client, verify_stage);
  await perform(call, client);
  await moveOn(call, client);
  const fresh = await clientById(call.db, id);
  const page = await stagePageOf(await pageFactsOf(call.db, fresh, call.now), verify_stage);
  // Only the e-sign page is replaced by state_parameters (C-39).
  if (verify_stage === 'esignkyc') return { messageText: 'Your KYC was signed.', ...page, state_parameters: page };
  return { ...page, navigateScreen: screenOf(fresh) };
};
