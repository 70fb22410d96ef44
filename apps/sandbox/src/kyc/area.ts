import { type Area } from '../ground/area.ts';
import { createMagicValues } from '../ground/magic.ts';
import { rejectedAccountMagic } from './bank/add-account.ts';
import { fileMarkers } from './identity/file-markers.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { createMigrationStep } from '../store/columns.ts';
import { uploadCheque } from './bank/cheque.ts';
import { getStageInfo } from './information/get-stage-info.ts';
import { validateNomineeTwoFactor } from './nominee/nominee-two-factor.ts';
import { updatePersonalInfo } from './personal/update-personal-info.ts';
import { uploadNominee } from './nominee/upload-nominee.ts';
import { verifyIdProof } from './identity/verify-id-proof.ts';
import { verifyPersonal } from './personal/verify-personal.ts';
import { verifyStage } from './verify-stage.ts';

/** KYC stages from the PAN card to the e-sign. */
export const kyc = {
  magic: [...createMagicValues('Name of a file, anywhere in it', fileMarkers), ...rejectedAccountMagic],
  operations: {
    getStageInfo: { read: getStageInfo },
    verifyIdProof,
    verifyStage,
    uploadCheque,
    updatePersonalInfo,
    uploadNominee,
    validateNomineeTwoFactor,
    verifyPersonal,
  } satisfies OperationsOf<'stage' | 'kyc'>,
  tables: {
    kyc: { owner: 'client_id', idPrefixes: { digio_id: 'DID' } },
    attachments: { owner: 'client_id', idPrefixes: { id: 'att' } },
    signatures: { owner: 'client_id' },
  },
  migrations: {
    '2026-11-21-6-kyc': createMigrationStep({
      tables: {
        kyc: { key: 'client_id', texts: 'pan aadhaar bank_check address income marital_status digio_id' },
        attachments: {
          key: 'id',
          texts: 'client_id category file_name content belongs_to reading',
          numbers: 'size stored_at',
        },
        signatures: { key: 'txn_id', texts: 'client_id digio_id', numbers: 'signed_at' },
      },
      indexes: [
        ['kyc', 'digio_id'],
        ['attachments', 'client_id'],
        ['signatures', 'client_id'],
      ],
    }),
  },
} satisfies Area;
