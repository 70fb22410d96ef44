import type { ImageUploadView, UploadRequest } from '../../parts/image-upload/index.ts';
import { stageRoutes } from '../stage.ts';
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

export const verifyAadhaarRequest = (): VerifyAadhaarRequest => ({ verify_stage: 'aadhaar' });

/** ON-267. */
export const confirmed: KycAadhaarOutput = { kind: 'left', exit: { to: stageRoutes.bank } };
