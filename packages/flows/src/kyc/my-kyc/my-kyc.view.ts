import type { StageName } from '@folioflow/api/contract';
import { hasReachedStage, isClientCodeApproved, sectionsOf, type SectionName, type StageData } from '../stage.ts';
import type { MyKycView } from './my-kyc.types.ts';

/**
 * The first stage that shows a section: the one after its own (ON-400 to ON-403), `personal` for the last two (D-81).
 */
const firstStageOfSection: readonly (readonly [section: SectionName, from: StageName])[] = [
  ['pan', 'aadhaar'],
  ['aadhaar', 'bank'],
  ['bank', 'personal'],
  ['address', 'personal'],
  ['nominee', 'personal'],
];

// A submitted KYC has passed every stage, even if the answer names none.
const reachedStageOf = (stage: StageData): StageName =>
  stage.login_stage ?? (stage.is_kyc_verified === true ? 'esignkyc' : 'pan');

/** Returns the names of the sections in the summary of this record. */
export const shownSectionNames = (stage: StageData): readonly SectionName[] =>
  firstStageOfSection.filter(([, from]) => hasReachedStage(reachedStageOf(stage), from)).map(([section]) => section);

/** Returns the read-only summary of the stages (ON-394 to ON-404). */
export function myKycView(stage: StageData): MyKycView {
  const isSubmitted = stage.is_kyc_verified === true;
  return {
    email: stage.login_email ?? '',
    mobile: stage.login_mobile_number ?? '',
    due: isSubmitted ? null : reachedStageOf(stage),
    isApproved: isSubmitted && isClientCodeApproved(stage),
    sections: sectionsOf(stage, shownSectionNames(stage)),
  };
}
