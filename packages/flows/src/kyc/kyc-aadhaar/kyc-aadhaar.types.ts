import type { VerifyIdProofRequest, VerifyStageRequest } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import type { ImageRef } from '../../parts/form/image-upload/image-upload.types.ts';
import type {
  CardStageContext,
  CardStageEvent,
  CardStageInput,
  CardStagePorts,
  CardStageView,
} from '../card-stage/card-stage.types.ts';

export type KycAadhaarInput = CardStageInput;

export interface KycAadhaarContext extends CardStageContext {
  readonly outcome: KycAadhaarOutput;
}

export type KycAadhaarEvent = CardStageEvent;

export type KycAadhaarOutput =
  /** Confirmed: the app continues with the bank (ON-267). */
  | { readonly kind: 'left'; readonly exit: Exit }
  /** Never emitted as an output: the screen was closed before a confirmation. */
  | { readonly kind: 'unfinished' };

type AadhaarProof = Extract<VerifyIdProofRequest, { id_type: 'aadhaar' }>;
/** The provider's request without the files: the app replaces the references by the bytes of the pictures. */
export type AadhaarUpload = Omit<AadhaarProof, 'upload_aadhaar'> & {
  /** Front, then back. */
  readonly upload_aadhaar: readonly ImageRef[];
};
export type VerifyAadhaarRequest = Extract<VerifyStageRequest, { verify_stage: 'aadhaar' }>;

export type KycAadhaarPorts = CardStagePorts<AadhaarUpload, VerifyAadhaarRequest>;

/** A refusal of up to 5 characters is an alert only (D-56). */
export type KycAadhaarView = CardStageView;
