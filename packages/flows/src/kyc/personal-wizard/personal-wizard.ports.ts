import {
  nomineeProofUpload,
  UPLOADS,
  type PersonalInfo,
  type UpdatePersonalInfoRequest,
  type UploadLabels,
} from '@folioflow/api/contract';
import { accepted, acceptedLocally, type Port } from '../../kit/port.ts';
import type { ImageRef } from '../../parts/form/image-upload/image-upload.types.ts';
import type { SubmitPhotoRequest } from '../../parts/identity/photo-capture/photo-capture.types.ts';
import { identityProofOf } from '../../parts/nominee/nominee-details/nominee-details.rules.ts';
import type {
  NomineeImageAnswer,
  NomineeImageRequest,
  SaveNomineeRequest,
} from '../../parts/nominee/nominee-details/nominee-details.types.ts';
import type { NomineeProofUpload, PersonalWizardPorts, PhotoUpload } from './personal-wizard.types.ts';

/** Builds the request of the nominee (ON-326). */
export const nomineeRequest = ({ personal }: SaveNomineeRequest): UpdatePersonalInfoRequest => ({
  ...personal,
  update_attribute: 'nominee',
});

function nomineeUploadLabelsOf({ slot, nominee }: NomineeImageRequest): UploadLabels {
  const proof = identityProofOf(nominee);
  if (slot === 'guardian' || proof === '') return UPLOADS.guardianPan;
  return nomineeProofUpload(proof, slot);
}

/** C-41: the labels distinguish front, back and guardian. */
function nomineeProofUploadOf(request: NomineeImageRequest, image: ImageRef): NomineeProofUpload {
  const { id_type, folder_name, attachment_category } = nomineeUploadLabelsOf(request);
  const proof = identityProofOf(request.nominee);
  return {
    file: image,
    id_type: id_type === 'pan' || proof === '' ? 'pan' : proof,
    imageName: image.name,
    imageType: image.type,
    nominee_information: request.nominee,
    folder_name,
    attachment_category,
  };
}

/** Checks and rewrites a picture before it leaves the device. */
export const createNomineeImageUpload =
  ({ prepareImage, uploadNominee }: PersonalWizardPorts): Port<NomineeImageRequest, NomineeImageAnswer> =>
  async (request, scope) => {
    const prepared = await prepareImage({ image: request.image, shouldCreateTiff: false }, scope);
    if (prepared.kind === 'refused') return acceptedLocally({ kind: 'unusable', text: prepared.text });
    if (prepared.kind !== 'accepted') return prepared;
    const { image } = prepared.answer;
    const outcome = await uploadNominee(nomineeProofUploadOf(request, image), scope);
    if (outcome.kind !== 'accepted') return outcome;
    return accepted(
      { kind: 'read', image, read: outcome.answer.state_parameters?.nominee_information ?? null },
      outcome.receivedAt,
    );
  };

/** Builds the request: the photo, its TIFF copy and the rest of the personal state (ON-339). */
export const photoUpload = ({ images, subject }: SubmitPhotoRequest<PersonalInfo>): PhotoUpload => ({
  ...UPLOADS.photograph,
  verify_stage: 'personal',
  upload_file: images.tiff === null ? [images.image] : [images.image, images.tiff],
  personal_information: subject,
});
