import {
  NO_NOMINEE_ID,
  NO_NOMINEE_UPLOAD,
  type UploadNomineeAnswer,
  type UploadNomineeRequest,
} from '@folioflow/api/contract';
import { requireInvestor } from '../../ground/caller.ts';
import { type ClientRow } from '../../clients/client-tables.ts';
import { readClient } from '../../clients/clients.ts';
import { createNomineeView, markChosenNominee, optOutDeclarationOf, readNominees } from '../../clients/nominees.ts';
import { type Call, type Reply } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { digestOfBytes } from '../../kit/hashing.ts';
import { readImage, extensionOf } from '../../ground/images/image.ts';
import { newId } from '../../kit/random.ts';

type UploadCall = Call<UploadNomineeRequest>;

/** The file name of the declaration contains the client code, in any case (DO-293). */
const checkFileName = (client: ClientRow, name: string): void => {
  const wanted = `NOMINEE_OPTING_OUT_DECLARATION_${client.client_code}`;
  const stem = name.slice(0, name.lastIndexOf('.'));
  if (stem.toLowerCase() !== wanted.toLowerCase()) {
    throw new Refusal('invalid', `Upload file name should be ${wanted}.${extensionOf(name)} only`);
  }
};

const registerOptOut = async ({ db }: UploadCall, clientId: string): Promise<void> => {
  await db.updateTable('clients').set({ is_opted_out: 1 }).where('id', '=', clientId).execute();
  await markChosenNominee(db, clientId, NO_NOMINEE_ID);
};

/** Stores the signed declaration against a nominee and registers the opt-out. */
export const storeDeclaration = async (call: UploadCall): Promise<Reply<UploadNomineeAnswer>> => {
  const { id } = requireInvestor(call.caller);
  const { file } = call.request;
  const client = await readClient(call.db, id);
  const bytes = await readImage(file);
  checkFileName(client, file.name);
  if (call.switches.declaration === 'reject') throw new Refusal('invalid', 'The signature could not be read.');
  await call.db
    .insertInto('documents')
    .values({
      id: newId(call.random, 'doc'),
      client_id: id,
      kind: NO_NOMINEE_UPLOAD,
      file_name: file.name.slice(0, 120),
      digest: await digestOfBytes(bytes),
      size: bytes.byteLength,
      stored_at: call.now,
    })
    .execute();
  await registerOptOut(call, id);
  const nominees = await readNominees(call.db, id);
  return {
    messageText: 'Your declaration was registered.',
    state_parameters: {
      is_no_nominee_registered: true,
      nominee_list: await Promise.all(nominees.map((nominee) => createNomineeView(nominee, call.language))),
      no_nominee_form: await optOutDeclarationOf(client, call.language),
    },
  };
};
