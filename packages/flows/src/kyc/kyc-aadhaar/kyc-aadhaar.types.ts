import type { VerifyIdProofRequest, VerifyStageRequest } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import type { ImageRef } from '../../parts/image-upload/index.ts';
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
  /** Confirmed: on to the bank (ON-267). */
  | { readonly kind: 'left'; readonly exit: Exit }
  /** Never leaves the flow: the screen was closed before anything was confirmed. */
  | { readonly kind: 'unfinished' };

type AadhaarProof = Extract<VerifyIdProofRequest, { id_type: 'aadhaar' }>;
/** As the provider wants it, but for the files: the app puts the bytes of the pictures in their place. */
export type AadhaarUpload = Omit<AadhaarProof, 'upload_aadhaar'> & {
  /** Front, then back. */
  readonly upload_aadhaar: readonly ImageRef[];
};
export type VerifyAadhaarRequest = Extract<VerifyStageRequest, { verify_stage: 'aadhaar' }>;

export type KycAadhaarPorts = CardStagePorts<AadhaarUpload, VerifyAadhaarRequest>;

/** A refusal of up to 5 characters is an alert only (D-56). */
export type KycAadhaarView = CardStageView;
