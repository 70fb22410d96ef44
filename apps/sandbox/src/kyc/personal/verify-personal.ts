import { type VerifyPersonalRequest } from '@folioflow/api/contract';
import { type ClientRow } from '../../clients/client-tables.ts';
import { readCallingClient, readClient, screenOfClient } from '../../clients/clients.ts';
import { readNominees } from '../../clients/nominees.ts';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { readImageWithCopy } from '../../ground/images/image.ts';
import { newId } from '../../kit/random.ts';
import { deleteAttachments, storeAttachment } from '../records/attachments.ts';
import { updateKyc, readKyc } from '../records/kyc-record.ts';
import { hasConfirmedNominee } from '../stages/stage-flags.ts';
import { readPageFacts, createStagePage } from '../information/stage-page.ts';
import { requireOpenStage, stageStateOf } from '../stages/stages.ts';
import { type Handler } from '../../ground/operations.ts';

type PersonalCall = Call<VerifyPersonalRequest>;

const requireSavedAddressIncomeAndNominee = async ({ db }: PersonalCall, { id }: ClientRow): Promise<void> => {
  const row = await readKyc(db, id);
  if (row.address === '') throw new Refusal('preconditionFailed', 'Save your address first.');
  if (row.income === '') throw new Refusal('preconditionFailed', 'Save your income details first.');
  if (!hasConfirmedNominee(await readNominees(db, id)))
    throw new Refusal('preconditionFailed', 'Verify your nominee first.');
};

/** Opens the e-sign stage with a document at the e-sign service. */
const openEsignStage = async ({ db, random }: PersonalCall, { id }: ClientRow): Promise<void> => {
  const { digio_id } = await readKyc(db, id);
  if (digio_id === '') await updateKyc(db, id, { digio_id: newId(random, 'DID') });
  await db.updateTable('clients').set({ login_stage: 'esignkyc' }).where('id', '=', id).execute();
};

/**
 * Stores the photograph. The posted personal data is not read: it was saved step by step.
 * @throws Refusal 020 (stage, steps not saved, nominee not verified), 051 (image), 071 (face match)
 */
export const verifyPersonal: Handler<'verifyPersonal'> = async (call) => {
  const { db, switches, request } = call;
  const client = await readCallingClient(call);
  requireOpenStage(client, 'personal');
  await requireSavedAddressIncomeAndNominee(call, client);
  const { file, bytes } = await readImageWithCopy(request.upload_file, 'required');
  if (switches.faceMatch === 'fail')
    throw new Refusal('exchangeRejected', 'Your photograph does not match your documents.');
  await deleteAttachments(db, client.id, ['photo']);
  await storeAttachment(call, { clientId: client.id, category: 'photo', fileName: file.name, bytes });
  await openEsignStage(call, client);
  const fresh = await readClient(db, client.id);
  const page = await createStagePage(await readPageFacts(call, fresh), 'personal');
  if (stageStateOf(fresh, 'personal') === 'finished') return { ...page, navigateScreen: screenOfClient(fresh) };
  const { personal_stage_verified: _open, ...rest } = page;
  return { messageText: 'Your photograph was received. It is being checked.', ...rest };
};
