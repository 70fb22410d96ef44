import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { BankDetailsFlow } from '../../parts/bank/bank-details/index.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/index.ts';
import type { KycBankEvent, KycBankInput, KycBankPorts, KycBankView } from './kyc-bank.types.ts';
import * as unit from './kyc-bank.flow.ts';

export type * from './kyc-bank.types.ts';

export type KycBankFlow = EmbeddableFlow<{
  input: KycBankInput;
  event: KycBankEvent;
  view: KycBankView;
  children: { bankDetails: BankDetailsFlow; imageUpload: ImageUploadFlow };
}>;

export const kycBankFlow: KycBankFlow = embeddable(unit.kycBankFlow);

/** The bank stage, /bankVerification. It uses the provider's operations unchanged. */
export const kycBank: (ports: KycBankPorts) => RunnableFlow<KycBankFlow> = embeddableFactory(unit.kycBank);
