import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/index.ts';
import type { CardStageEvent, CardStageInput } from '../card-stage/card-stage.types.ts';
import type { KycAadhaarOutput, KycAadhaarPorts, KycAadhaarView } from './kyc-aadhaar.types.ts';
import * as unit from './kyc-aadhaar.flow.ts';

export type * from './kyc-aadhaar.types.ts';

export type KycAadhaarFlow = EmbeddableFlow<{
  input: CardStageInput;
  event: CardStageEvent;
  output: KycAadhaarOutput;
  view: KycAadhaarView;
  children: { imageUpload: ImageUploadFlow };
}>;

export const kycAadhaarFlow: KycAadhaarFlow = embeddable(unit.kycAadhaarFlow);

/** The Aadhaar stage, /aadhaarVerification: both sides are uploaded together and read, and the reading is confirmed. */
export const kycAadhaar: (ports: KycAadhaarPorts) => RunnableFlow<KycAadhaarFlow> = embeddableFactory(unit.kycAadhaar);
