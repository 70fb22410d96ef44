import type { UploadChequeAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { runnableBankDetails, bankDetailsFlow } from '../../parts/bank/bank-details/bank-details.flow.ts';
import type { BankDetails } from '../../parts/bank/bank-details/bank-details.types.ts';
import { imageUpload } from '../../parts/form/image-upload/image-upload.flow.ts';
import { kycBankMachine } from './kyc-bank.machine.ts';
import { chequeUploadOf } from './kyc-bank.rules.ts';
import type { KycBankPorts } from './kyc-bank.types.ts';
import { kycBankView } from './kyc-bank.view.ts';

export const kycBankFlow = flow({
  machine: kycBankMachine,
  children: { bankDetails: bankDetailsFlow, imageUpload: imageUpload<BankDetails, UploadChequeAnswer>() },
  view: kycBankView,
});

/** The bank stage, /bankVerification. It uses the provider's operations unchanged. */
export const kycBank = ({
  getStageInfo,
  verifyBankAccount,
  prepareImage,
  uploadCheque,
  verifyStage,
}: KycBankPorts) => ({
  ...kycBankFlow,
  machine: runnable(kycBankMachine, {
    getStageInfo,
    verifyStage,
    bankDetails: runnableBankDetails(verifyBankAccount),
    imageUpload: runnable(kycBankFlow.children.imageUpload.machine, {
      prepareImage,
      upload: adaptPort(uploadCheque, chequeUploadOf, (answer): UploadChequeAnswer => answer),
    }),
  }),
});
