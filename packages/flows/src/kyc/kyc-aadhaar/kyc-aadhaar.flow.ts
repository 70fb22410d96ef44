import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { createCardBindings, cardChildren } from '../card-stage/card-stage.ports.ts';
import { kycAadhaarMachine } from './kyc-aadhaar.machine.ts';
import { aadhaarUploadOf } from './kyc-aadhaar.rules.ts';
import type { KycAadhaarPorts, KycAadhaarOutput, KycAadhaarView } from './kyc-aadhaar.types.ts';
import { kycAadhaarView } from './kyc-aadhaar.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/image-upload.flow.ts';
import type { CardStageEvent, CardStageInput } from '../card-stage/card-stage.types.ts';

export type * from './kyc-aadhaar.types.ts';

export type KycAadhaarFlow = EmbeddableFlow<{
  input: CardStageInput;
  event: CardStageEvent;
  output: KycAadhaarOutput;
  view: KycAadhaarView;
  children: { imageUpload: ImageUploadFlow };
}>;

export const kycAadhaarFlow: KycAadhaarFlow = flow({
  machine: kycAadhaarMachine,
  children: cardChildren,
  view: kycAadhaarView,
});

/** The Aadhaar stage, /aadhaarVerification: both sides are uploaded together and read, and the reading is confirmed. */
export const kycAadhaar = (ports: KycAadhaarPorts): RunnableFlow<KycAadhaarFlow> => ({
  ...kycAadhaarFlow,
  machine: runnable(kycAadhaarMachine, createCardBindings(ports, aadhaarUploadOf)),
});
