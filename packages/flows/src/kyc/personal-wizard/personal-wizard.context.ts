import type { StageResponse, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import type { DetailsFormOutput } from '../../parts/form/details-form/details-form.types.ts';
import type { NomineeDetailsOutput } from '../../parts/nominee/nominee-details/nominee-details.types.ts';
import type { PhotoCaptureOutput } from '../../parts/identity/photo-capture/photo-capture.types.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { personalInfoOf } from '../personal-info.ts';
import { stageOf } from '../stage.ts';
import { nomineeFlagsOf, nextPageExit, parseStep } from './personal-wizard.rules.ts';
import type { PersonalWizardContext, PersonalWizardInput } from './personal-wizard.types.ts';

type ContextChanges = Partial<PersonalWizardContext>;

export const initialContext = ({ storedText, newSubmission }: PersonalWizardInput): PersonalWizardContext => ({
  newSubmission,
  step: parseStep(storedText),
  stage: {},
  personal: personalInfoOf({}),
  incomeDraft: null,
  nomineeDraft: null,
  ticket: '',
  sentAt: 0,
  flags: null,
  message: '',
  notice: null,
  outcome: { kind: 'stayed' },
});

export const stageChanges = (answer: StageResponse): ContextChanges => {
  const stage = stageOf(answer);
  return { stage, personal: personalInfoOf(stage) };
};

export const addressChanges = (output: DetailsFormOutput): ContextChanges =>
  output.kind === 'saved' ? { personal: output.personal } : {};

/** A saved step leads to the next one; an unsaved draft is restored when the user comes back. */
export const incomeChanges = (output: DetailsFormOutput): ContextChanges =>
  output.kind === 'saved'
    ? { step: 3, personal: output.personal, incomeDraft: output.draft }
    : { incomeDraft: output.draft };

export const nomineeChanges = (output: NomineeDetailsOutput): ContextChanges =>
  output.kind === 'saved'
    ? { step: 4, personal: output.personal, nomineeDraft: null, ticket: output.ticket, sentAt: output.sentAt }
    : { nomineeDraft: output.draft };

/** Returns the changes after the codes (ON-332). */
export function codesChanges(
  { personal }: PersonalWizardContext,
  output: SecondFactorOutput<ValidateNomineeTwoFactorAnswer>,
): ContextChanges {
  if (output.kind === 'notSent') return { notice: output.notice };
  if (output.kind !== 'confirmed') return {};
  const flags = nomineeFlagsOf(output.result);
  return { step: 5, flags, personal: { ...personal, is_bse_nominee_verified: flags.is_bse_nominee_verified } };
}

/** Returns the message of the provider after an accepted photo. */
export const photoChanges = (output: PhotoCaptureOutput<StageResponse>): ContextChanges =>
  output.kind === 'accepted' ? { message: output.answer.messageText } : {};
export const leavingChanges = (output: PhotoCaptureOutput<StageResponse>): ContextChanges =>
  output.kind === 'accepted' ? { outcome: { kind: 'left', exit: nextPageExit(output.answer) } } : {};
