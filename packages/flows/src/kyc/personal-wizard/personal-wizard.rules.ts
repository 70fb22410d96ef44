import {
  nomineeProofUpload,
  UPLOADS,
  type StageResponse,
  type UpdatePersonalInfoRequest,
  type UploadLabels,
  type ValidateNomineeTwoFactorAnswer,
} from '@folioflow/api/contract';
import { investorRoutes, routeOf, type Exit } from '../../kit/routes.ts';
import type { SaveDetailsRequest } from '../../parts/details-form/index.ts';
import type { ImageRef } from '../../parts/image-upload/index.ts';
import type { NomineeImageRequest, SaveNomineeRequest } from '../../parts/nominee-details/index.ts';
import { proofOf } from '../../parts/nominee-details/nominee-details.rules.ts';
import type { SubmitPhotoRequest } from '../../parts/photo-capture/index.ts';
import type { PersonalInfo } from '@folioflow/api/contract';
import { isStageVerified, stageOf, type Stage } from '../stage.ts';
import type {
  KeptStep,
  NomineeFlags,
  NomineeProofUpload,
  PersonalWizardContext,
  PhotoUpload,
  WizardStep,
} from './personal-wizard.types.ts';

const steps: readonly KeptStep[] = [1, 2, 3, 4, 5, 6];

/** A kept step that can be one; anything else is the first (D-65). */
export const stepOf = (kept: string | null): KeptStep => steps.find((step) => String(step) === kept) ?? 1;

export const isPersonalVerified = (stage: Stage): boolean =>
  isStageVerified(stage) || stage.personal_stage_verified === true;

/** The address is asked for while the personal stage is the one that is due (ON-296, D-63). */
export const isAddressAsked = ({ stage }: Pick<PersonalWizardContext, 'stage'>): boolean =>
  stage.login_stage === 'personal';

export const wayOf = (context: Pick<PersonalWizardContext, 'stage'>): readonly WizardStep[] => [
  ...(isAddressAsked(context) ? (['address'] as const) : []),
  'income',
  'nominee',
  'codes',
  'photo',
];

/** `result` wins over the top level (contract, validateNomineeTwoFactor). */
export const flagsOf = (answer: ValidateNomineeTwoFactorAnswer): NomineeFlags => ({
  is_bse_nominee_verified: answer.result?.is_bse_nominee_verified ?? answer.is_bse_nominee_verified ?? false,
  is_order_checkout_allowed: answer.is_order_checkout_allowed,
  is_bse_client_code_approved: answer.is_bse_client_code_approved,
  order_checkout_validation_message: answer.order_checkout_validation_message,
});

/** The accepted photo has closed the personal stage (ON-340). */
export const isClosedBy = (answer: StageResponse): boolean => stageOf(answer).personal_stage_verified === true;

/** Where the provider leads from here; its own default where it names no page of this app (D-01). */
export const nextExit = ({ navigateScreen }: Pick<StageResponse, 'navigateScreen'>): Exit => ({
  to: routeOf(navigateScreen, investorRoutes) ?? 'esignkycVerification',
});

/** ON-298: the address alone; ON-303: the whole state. */
export const detailsRequest = ({ attribute, personal }: SaveDetailsRequest): UpdatePersonalInfoRequest =>
  attribute === 'address'
    ? { update_attribute: 'address', address_information: personal.address_information }
    : { ...personal, update_attribute: 'income' };

/** ON-326. */
export const nomineeRequest = ({ personal }: SaveNomineeRequest): UpdatePersonalInfoRequest => ({
  ...personal,
  update_attribute: 'nominee',
});

function labelsFor({ slot, nominee }: NomineeImageRequest): UploadLabels {
  const proof = proofOf(nominee);
  if (slot === 'guardian' || proof === '') return UPLOADS.guardianPan;
  return nomineeProofUpload(proof, slot);
}

/** C-41: front, back and guardian are told apart by their labels. */
export function nomineeImageUpload(request: NomineeImageRequest, image: ImageRef): NomineeProofUpload {
  const { id_type, folder_name, attachment_category } = labelsFor(request);
  const proof = proofOf(request.nominee);
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

/** ON-339: the photograph, its TIFF copy and the rest of the personal state. */
export const photoUpload = ({ images, subject }: SubmitPhotoRequest<PersonalInfo>): PhotoUpload => ({
  ...UPLOADS.photograph,
  verify_stage: 'personal',
  upload_file: images.tiff === null ? [images.image] : [images.image, images.tiff],
  personal_information: subject,
});
