import { NO_NOMINEE_UPLOAD, type UploadNomineeAnswer, type UploadNomineeRequest } from '@folioflow/api/contract';
import { type Call, type Reply } from '../ground/call.ts';
import { takeDeclaration } from './declaration.ts';
import { takeNomineeProof } from './nominee-proof.ts';

/** The declaration that no nominee is wanted, or a proof of the one who is. */
export const uploadNominee = (call: Call<UploadNomineeRequest>): Promise<Reply<UploadNomineeAnswer>> =>
  call.request.id_type === NO_NOMINEE_UPLOAD ? takeDeclaration(call) : takeNomineeProof(call);
