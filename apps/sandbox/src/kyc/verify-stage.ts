import { type StageName, type VerifyStageRequest } from '@folioflow/api/contract';
import { requireInvestor } from '../ground/caller.ts';
import { type ClientRow, type LoginStage } from '../clients/client-tables.ts';
import { readClient, screenOfClient } from '../clients/clients.ts';
import { type Call } from '../ground/call.ts';
import { readPageFacts, createStagePage } from './information/stage-page.ts';
import { requireOpenStage } from './stages/stages.ts';
import { verifyAadhaar, verifyPan } from './identity/verify-cards.ts';
import { verifyBankStage } from './bank/verify-bank.ts';
import { verifySignature } from './esign/verify-signature.ts';
import { type Handler } from '../ground/operations.ts';

type VerifyCall = Call<VerifyStageRequest>;

const nextStages: Readonly<Partial<Record<StageName, LoginStage>>> = {
  pan: 'aadhaar',
  aadhaar: 'bank',
  bank: 'personal',
};

/** Verifies a stage. @throws Refusal when the stage cannot be verified */
const verifyRequestedStage = async (call: VerifyCall, client: ClientRow): Promise<void> => {
  const { request } = call;
  switch (request.verify_stage) {
    case 'pan':
      return verifyPan(call, client, request);
    case 'aadhaar':
      return verifyAadhaar(call, client);
    case 'bank':
      return verifyBankStage(call, client, request.upload_addbank);
    case 'esignkyc':
      return verifySignature(call, client, request.esign_response);
  }
};

/** Moves the customer to the next stage; a repeated stage leaves the present stage unchanged. */
const advanceKycStage = async (call: VerifyCall, client: ClientRow): Promise<void> => {
  const { verify_stage } = call.request;
  const next = nextStages[verify_stage];
  if (next === undefined || client.login_stage !== verify_stage) return;
  await call.db.updateTable('clients').set({ login_stage: next }).where('id', '=', client.id).execute();
};

/**
 * Verifies a stage and opens the next one.
 * @throws Refusal 020 (stage, nothing read), 051 (date of birth), 071 (bank, e-sign transaction)
 */
export const verifyStage: Handler<'verifyStage'> = async (call) => {
  const { verify_stage } = call.request;
  const { id } = requireInvestor(call.caller);
  const client = await readClient(call.db, id);
  // The e-sign service can have reported the signature already: reporting it again is not an error.
  if (verify_stage !== 'esignkyc') requireOpenStage(client, verify_stage);
  await verifyRequestedStage(call, client);
  await advanceKycStage(call, client);
  const fresh = await readClient(call.db, id);
  const page = await createStagePage(await readPageFacts(call, fresh), verify_stage);
  // Only the e-sign page is replaced by state_parameters (C-39).
  if (verify_stage === 'esignkyc') return { messageText: 'Your KYC was signed.', ...page, state_parameters: page };
  return { ...page, navigateScreen: screenOfClient(fresh) };
};
