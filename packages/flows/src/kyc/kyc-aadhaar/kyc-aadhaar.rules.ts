import type { ImageUploadView, UploadRequest } from '../../parts/form/image-upload/image-upload.types.ts';
import { stageRoutes } from '../stage.ts';
import type { AadhaarUpload, KycAadhaarOutput, VerifyAadhaarRequest } from './kyc-aadhaar.types.ts';

/** Both sides of the card (ON-259). */
export const aadhaarSlots = [
  { name: 'front', label: 'front' },
  { name: 'back', label: 'back' },
] as const;

/** Number of characters: a longer refusal of an upload is also shown beside the pictures (ON-268, D-56). */
const MAX_ALERT_ONLY_LENGTH = 5;

/** Returns the upload view without a short refusal, which only the alert shows. */
export function hideShortRefusal(view: ImageUploadView | undefined): ImageUploadView | undefined {
  if (view?.screen !== 'images' || view.notice?.kind !== 'refused') return view;
  return view.notice.text.length > MAX_ALERT_ONLY_LENGTH ? view : { ...view, notice: null };
}

/** Builds the upload request (ON-260, D-52). */
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

export const verifyAadhaarRequest = (): VerifyAadhaarRequest => ({ verify_stage: 'aadhaar' });

/** Outcome of an accepted Confirm (ON-267). */
export const confirmed: KycAadhaarOutput = { kind: 'left', exit: { to: stageRoutes.bank } };
