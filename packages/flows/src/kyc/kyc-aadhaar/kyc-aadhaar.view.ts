import type { SnapshotFrom } from 'xstate';
import type { ChildViews, RootStateOf } from '../../kit/flow.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/image-upload.flow.ts';
import { cardScreens, cardStageView } from '../card-stage/card-stage.view.ts';
import type { kycAadhaarMachine } from './kyc-aadhaar.machine.ts';
import { hideShortRefusal } from './kyc-aadhaar.rules.ts';
import type { KycAadhaarView } from './kyc-aadhaar.types.ts';

const screens = {
  ...cardScreens,
  left: 'verified',
} as const satisfies Record<RootStateOf<typeof kycAadhaarMachine>, KycAadhaarView['screen']>;

type Children = ChildViews<{ imageUpload: ImageUploadFlow }>;

export const kycAadhaarView = (
  snapshot: SnapshotFrom<typeof kycAadhaarMachine>,
  { imageUpload }: Children,
): KycAadhaarView =>
  cardStageView(snapshot, { name: 'aadhaar', next: 'bank', screens, upload: hideShortRefusal(imageUpload) });
