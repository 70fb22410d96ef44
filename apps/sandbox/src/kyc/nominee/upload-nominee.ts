import { NO_NOMINEE_UPLOAD } from '@folioflow/api/contract';
import { storeDeclaration } from './declaration.ts';
import { storeNomineeProof } from './nominee-proof.ts';
import { type Handler } from '../../ground/operations.ts';

/** Uploads the declaration against a nominee, or a proof of the nominee. */
export const uploadNominee: Handler<'uploadNominee'> = (call) =>
  call.request.id_type === NO_NOMINEE_UPLOAD ? storeDeclaration(call) : storeNomineeProof(call);
