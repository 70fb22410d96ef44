import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { createCardBindings, cardChildren } from '../card-stage/card-stage.ports.ts';
import { kycPanMachine } from './kyc-pan.machine.ts';
import { panUploadOf } from './kyc-pan.rules.ts';
import type { KycPanPorts, KycPanEvent, KycPanInput, KycPanView } from './kyc-pan.types.ts';
import { kycPanView } from './kyc-pan.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/image-upload.flow.ts';

export type * from './kyc-pan.types.ts';

export type KycPanFlow = EmbeddableFlow<{
  input: KycPanInput;
  event: KycPanEvent;
  output: undefined;
  view: KycPanView;
  children: { imageUpload: ImageUploadFlow };
}>;

export const kycPanFlow: KycPanFlow = flow({ machine: kycPanMachine, children: cardChildren, view: kycPanView });

/** The PAN stage, /panVerification: upload of the card, correction of its birth date, confirmation of the reading. */
export const kycPan = (ports: KycPanPorts): RunnableFlow<KycPanFlow> => ({
  ...kycPanFlow,
  machine: runnable(kycPanMachine, createCardBindings(ports, panUploadOf)),
});
