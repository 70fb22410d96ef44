import type { StageResponse, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import type { DetailsFormOutput } from '../../parts/details-form/index.ts';
import type { NomineeDetailsOutput } from '../../parts/nominee-details/index.ts';
import type { PhotoCaptureOutput } from '../../parts/photo-capture/index.ts';
import type { SecondFactorOutput } from '../../parts/second-factor/index.ts';
import { personalOf } from '../personal-info.ts';
import { stageOf } from '../stage.ts';
import { flagsOf, nextExit, stepOf } from './personal-wizard.rules.ts';
import type { PersonalWizardContext, PersonalWizardInput } from './personal-wizard.types.ts';

type Remembered = Partial<PersonalWizardContext>;

export const atStart = ({ kept, newSubmission }: PersonalWizardInput): PersonalWizardContext => ({
  newSubmission,
  step: stepOf(kept),
  stage: {},
  personal: personalOf({}),
  incomeDraft: null,
  nomineeDraft: null,
  ticket: '',
  sentAt: 0,
  flags: null,
  message: '',
  notice: null,
  outcome: { kind: 'stayed' },
});

export const ofStage = (answer: StageResponse): Remembered => {
  const stage = stageOf(answer);
  return { stage, personal: personalOf(stage) };
};

export const ofAddress = (output: DetailsFormOutput): Remembered =>
  output.kind === 'saved' ? { personal: output.personal } : {};

/** A saved step leads to the next one; what was entered and not saved waits for the person to come back. */
export const ofIncome = (output: DetailsFormOutput): Remembered =>
  output.kind === 'saved'
    ? { step: 3, personal: output.personal, incomeDraft: output.draft }
    : { incomeDraft: output.draft };

export const ofNominee = (output: NomineeDetailsOutput): Remembered =>
  output.kind === 'saved'
    ? { step: 4, personal: output.personal, nomineeDraft: null, ticket: output.ticket, sentAt: output.sentAt }
    : { nomineeDraft: output.draft };

/** ON-332. */
export function ofCodes(
  { personal }: PersonalWizardContext,
  output: SecondFactorOutput<ValidateNomineeTwoFactorAnswer>,
): Remembered {
  if (output.kind === 'notSent') return { notice: output.notice };
  if (output.kind !== 'confirmed') return {};
  const flags = flagsOf(output.result);
  return { step: 5, flags, personal: { ...personal, is_bse_nominee_verified: flags.is_bse_nominee_verified } };
}

/** An accepted photo: the text of the provider, and where it leads. */
export const ofPhoto = (output: PhotoCaptureOutput<StageResponse>): Remembered =>
  output.kind === 'accepted' ? { message: output.answer.messageText } : {};
export const leavingBy = (output: PhotoCaptureOutput<StageResponse>): Remembered =>
  output.kind === 'accepted' ? { outcome: { kind: 'left', exit: nextExit(output.answer) } } : {};
