import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/index.ts';
import type { KycPanEvent, KycPanInput, KycPanPorts, KycPanView } from './kyc-pan.types.ts';
import * as unit from './kyc-pan.flow.ts';

export type * from './kyc-pan.types.ts';

export type KycPanFlow = EmbeddableFlow<{
  input: KycPanInput;
  event: KycPanEvent;
  output: undefined;
  view: KycPanView;
  children: { imageUpload: ImageUploadFlow };
}>;

export const kycPanFlow: KycPanFlow = embeddable(unit.kycPanFlow);

/** The PAN stage, /panVerification: upload of the card, correction of its birth date, confirmation of the reading. */
export const kycPan: (ports: KycPanPorts) => RunnableFlow<KycPanFlow> = embeddableFactory(unit.kycPan);
