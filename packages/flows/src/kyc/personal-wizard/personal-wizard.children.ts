import type { PersonalInfo, StageResponse, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { onDemand } from '../../kit/on-demand.ts';
import type { DetailsFormInput } from '../../parts/details-form/index.ts';
import type { nomineeDetailsFlow, NomineeDetailsInput } from '../../parts/nominee-details/index.ts';
import type { PhotoCaptureFlow, PhotoCaptureInput } from '../../parts/photo-capture/index.ts';
import type { SecondFactorFlow, SecondFactorInput } from '../../parts/second-factor/index.ts';
import type { NomineeCodes } from '../../parts/nominee-codes.ts';
import { incomeOptionsOf } from '../personal-info.ts';
import { isAddressAsked } from './personal-wizard.rules.ts';
import type { PersonalWizardContext } from './personal-wizard.types.ts';

/** The steps from the third on come with their charts. */
export const later = {
  nomineeDetails: onDemand<typeof nomineeDetailsFlow>('nomineeDetails'),
  secondFactor: onDemand<SecondFactorFlow<NomineeCodes, ValidateNomineeTwoFactorAnswer>>('secondFactor'),
  photoCapture: onDemand<PhotoCaptureFlow<PersonalInfo, StageResponse>>('photoCapture'),
};

const detailsInput = ({ newSubmission, personal, stage }: PersonalWizardContext) =>
  ({ place: 'wizard', personal, options: incomeOptionsOf(stage), isLocked: false, newSubmission }) as const;

/** Nothing comes before the address. */
export const addressInput = (context: PersonalWizardContext): DetailsFormInput => ({
  ...detailsInput(context),
  attribute: 'address',
  draft: null,
  mayGoBack: false,
});

export const incomeInput = (context: PersonalWizardContext): DetailsFormInput => ({
  ...detailsInput(context),
  attribute: 'income',
  draft: context.incomeDraft,
  mayGoBack: isAddressAsked(context),
});

export const nomineeInput = ({
  newSubmission,
  nomineeDraft,
  personal,
}: PersonalWizardContext): NomineeDetailsInput => ({
  personal,
  draft: nomineeDraft,
  isLocked: personal.is_bse_nominee_verified,
  newSubmission,
});

/** Codes that came with the saved nominee are asked for at once; otherwise they are sent first (D-72). */
export const codesInput = ({
  newSubmission,
  sentAt,
  ticket,
}: PersonalWizardContext): SecondFactorInput<NomineeCodes> => ({
  codes: 'mobileAndEmail',
  // By its type: the constant would bring the codes of every order along.
  subject: 'nominee update',
  permitted: true,
  ...(ticket === '' ? { alreadySent: false } : { alreadySent: true, ticket, sentAt }),
  coolsDownAtEntry: true,
  mayResend: true,
  mayAbandon: true,
  refusalAs: 'alert',
  newSubmission,
});

export const photoInput = ({ newSubmission, personal }: PersonalWizardContext): PhotoCaptureInput<PersonalInfo> => ({
  subject: personal,
  newSubmission,
});
