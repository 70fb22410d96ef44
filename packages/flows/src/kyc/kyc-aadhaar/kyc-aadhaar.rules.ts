import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import type { ImageUploadOutput, ImageUploadView, UploadRequest } from '../../parts/image-upload/index.ts';
import { sectionsOf, stageOf, stageRoutes, type Stage, type StageSection } from '../stage.ts';
import type { AadhaarUpload, KycAadhaarOutput, VerifyAadhaarRequest } from './kyc-aadhaar.types.ts';

/** Both sides of the card (ON-259). */
export const aadhaarSlots = [
  { name: 'front', label: 'front' },
  { name: 'back', label: 'back' },
] as const;

/** Characters: a longer message of a refused upload also stands beside the pictures (ON-268, D-56). */
const ALERT_ONLY = 5;

/** The upload as it is shown: a short refusal was told by the alert and is not repeated. */
export function withoutShortRefusal(view: ImageUploadView | undefined): ImageUploadView | undefined {
  if (view?.screen !== 'images' || view.notice?.kind !== 'refused') return view;
  return view.notice.text.length > ALERT_ONLY ? view : { ...view, notice: null };
}

/** What was read from an uploaded card; null when the upload was left. */
export const readBy = (output: ImageUploadOutput<VerifyIdProofAnswer>): Stage | null =>
  output.kind === 'uploaded' ? stageOf(output.result) : null;

/** ON-260, D-52. */
export const aadhaarUploadOf = ({ images }: UploadRequest<null>): AadhaarUpload => ({
  id_type: 'aadhaar',
  folder_name: 'aadhaar',
  attachment_category: 'aadhaar',
  no_of_attachment: aadhaarSlots.length,
  upload_aadhaar: aadhaarSlots.map(({ name }) => {
    const prepared = images[name];
    if (prepared === undefined) throw new Error(`An Aadhaar card is uploaded with its ${name} side only.`);
    return prepared.image;
  }),
});

export const verifyAadhaarRequest: VerifyAadhaarRequest = { verify_stage: 'aadhaar' };

export const aadhaarSectionOf = (stage: Stage): StageSection =>
  sectionsOf(stage, ['aadhaar'])[0] ?? { name: 'aadhaar', lines: [], images: [] };

/** ON-267. */
export const confirmed: KycAadhaarOutput = { kind: 'left', exit: { to: stageRoutes.bank } };
