import type { UploadChequeAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import {
  runnableBankDetails,
  bankDetailsFlow,
  type BankDetailsFlow,
} from '../../parts/bank/bank-details/bank-details.flow.ts';
import type { BankDetails } from '../../parts/bank/bank-details/bank-details.types.ts';
import { imageUpload, type ImageUploadFlow } from '../../parts/form/image-upload/image-upload.flow.ts';
import { kycBankMachine } from './kyc-bank.machine.ts';
import { chequeUploadOf } from './kyc-bank.rules.ts';
import type { KycBankPorts, KycBankEvent, KycBankInput, KycBankView } from './kyc-bank.types.ts';
import { kycBankView } from './kyc-bank.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { imageUploadMachine } from '../../parts/form/image-upload/image-upload.machine.ts';

export type * from './kyc-bank.types.ts';

export type KycBankFlow = EmbeddableFlow<{
  input: KycBankInput;
  event: KycBankEvent;
  view: KycBankView;
  children: { bankDetails: BankDetailsFlow; imageUpload: ImageUploadFlow };
}>;

export const kycBankFlow: KycBankFlow = flow({
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
}: KycBankPorts): RunnableFlow<KycBankFlow> => ({
  ...kycBankFlow,
  machine: runnable(kycBankMachine, {
    getStageInfo,
    verifyStage,
    bankDetails: runnableBankDetails(verifyBankAccount),
    imageUpload: runnable(imageUploadMachine<BankDetails, UploadChequeAnswer>(), {
      prepareImage,
      upload: adaptPort(uploadCheque, chequeUploadOf, (answer): UploadChequeAnswer => answer),
    }),
  }),
});
