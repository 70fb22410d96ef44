import type { StageName } from '@folioflow/api/contract';
import { hasReached, isApproved, sectionsOf, type SectionName, type Stage } from '../stage.ts';
import type { MyKycView } from './my-kyc.types.ts';

/** From which stage on a group is shown: the one after it was finished (ON-400 to ON-403); `personal` or later for the last two (D-81). */
const shownFrom: readonly (readonly [section: SectionName, from: StageName])[] = [
  ['pan', 'aadhaar'],
  ['aadhaar', 'bank'],
  ['bank', 'personal'],
  ['address', 'personal'],
  ['nominee', 'personal'],
];

// A submitted KYC went through every stage, whether or not the answer names one.
const stageReached = (stage: Stage): StageName =>
  stage.login_stage ?? (stage.is_kyc_verified === true ? 'esignkyc' : 'pan');

/** The groups that the summary of this record shows. */
export const shownSectionNames = (stage: Stage): readonly SectionName[] =>
  shownFrom.filter(([, from]) => hasReached(stageReached(stage), from)).map(([section]) => section);

/** The read-only summary of the stages (ON-394 to ON-404). */
export function myKycView(stage: Stage): MyKycView {
  const isSubmitted = stage.is_kyc_verified === true;
  return {
    email: stage.login_email ?? '',
    mobile: stage.login_mobile_number ?? '',
    due: isSubmitted ? null : stageReached(stage),
    isApproved: isSubmitted && isApproved(stage),
    sections: sectionsOf(stage, shownSectionNames(stage)),
  };
}
