import { type VerifyPersonalRequest } from '@folioflow/api/contract';
import { type ClientRow } from '../clients/client-tables.ts';
import { callingClient, clientById, screenOf } from '../clients/clients.ts';
import { nomineesOf } from '../clients/nominees.ts';
import { type Call } from '../ground/call.ts';
import { Refusal } from '../ground/refusal.ts';
import { checkedImageWithCopy } from '../ground/image.ts';
import { newId } from '../kit/random.ts';
import { dropAttachments, keepAttachment } from './attachments.ts';
import { changeKyc, kycOf } from './kyc-record.ts';
import { hasConfirmedNominee } from './stage-flags.ts';
import { pageFactsOf, stagePageOf } from './stage-page.ts';
import { refuseUnlessOpen, stageStateOf } from './stages.ts';
import { type Handler } from '../ground/operations.ts';

type PersonalCall = Call<VerifyPersonalRequest>;

const refuseUnsaved = async ({ db }: PersonalCall, { id }: ClientRow): Promise<void> => {
  const row = await kycOf(db, id);
  if (row.address === '') throw new Refusal('preconditionFailed', 'Save your address first.');
  if (row.income === '') throw new Refusal('preconditionFailed', 'Save your income details first.');
  if (!hasConfirmedNominee(await nomineesOf(db, id)))
    throw new Refusal('preconditionFailed', 'Verify your nominee first.');
};

/** Opens the e-sign stage with a document at the e-sign service. */
const openEsign = async ({ db, random }: PersonalCall, { id }: ClientRow): Promise<void> => {
  const { digio_id } = await kycOf(db, id);
  if (digio_id === '') await changeKyc(db, id, { digio_id: newId(random, 'DID') });
  await db.updateTable('clients').set({ login_stage: 'esignkyc' }).where('id', '=', id).execute();
};

/**
 * Stores the photograph. The posted personal data is not read: it was saved step by step.
 * @throws Refusal 020 (stage, steps not saved, nominee not verified), 051 (image), 071 (face match)
 */
export const verifyPersonal: Handler<'verifyPersonal'> = async (call) => {
  const { db, now, switches, request } = call;
  const client = await callingClient(call);
  refuseUnlessOpen(client, 'personal');
  await refuseUnsaved(call, client);
  const { file, bytes } = await checkedImageWithCopy(request.upload_file, 'required');
  if (switches.faceMatch === 'fail')
    throw new Refusal('exchangeRejected', 'Your photograph does not match your documents.');
  await dropAttachments(db, client.id, ['photo']);
  await keepAttachment(call, { clientId: client.id, category: 'photo', fileName: file.name, bytes });
  await openEsign(call, client);
  const fresh = await clientById(db, client.id);
  const page = await stagePageOf(await pageFactsOf(db, fresh, now), 'personal');
  if (stageStateOf(fresh, 'personal') === 'finished') return { ...page, navigateScreen: screenOf(fresh) };
  const { personal_stage_verified: _open, ...rest } = page;
  return { messageText: 'Your photograph was received. It is being checked.', ...rest };
};
