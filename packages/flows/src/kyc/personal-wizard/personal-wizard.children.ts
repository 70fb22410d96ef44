import type { PersonalInfo } from '@folioflow/api/contract';
import type { DetailsFormInput } from '../../parts/form/details-form/details-form.types.ts';
import type { NomineeDetailsInput } from '../../parts/nominee/nominee-details/nominee-details.types.ts';
import type { PhotoCaptureInput } from '../../parts/identity/photo-capture/photo-capture.types.ts';
import type { SecondFactorInput } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { NomineeCodesSubject } from '../../parts/nominee/nominee-codes.ts';
import { incomeOptionsOf } from '../personal-info.ts';
import { isAddressRequired } from './personal-wizard.rules.ts';
import type { PersonalWizardContext } from './personal-wizard.types.ts';

const detailsInput = ({ newSubmission, personal, stage }: PersonalWizardContext) =>
  ({ place: 'wizard', personal, options: incomeOptionsOf(stage), isLocked: false, newSubmission }) as const;

/** The address is the first step, so it has no previous one. */
export const addressInput = (context: PersonalWizardContext): DetailsFormInput => ({
  ...detailsInput(context),
  attribute: 'address',
  draft: null,
  hasPreviousStep: false,
});

export const incomeInput = (context: PersonalWizardContext): DetailsFormInput => ({
  ...detailsInput(context),
  attribute: 'income',
  draft: context.incomeDraft,
  hasPreviousStep: isAddressRequired(context),
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

/** Uses the codes that saving the nominee has sent; otherwise the child sends new ones first (D-72). */
export const codesInput = ({
  newSubmission,
  sentAt,
  ticket,
}: PersonalWizardContext): SecondFactorInput<NomineeCodesSubject> => ({
  codes: 'mobileAndEmail',
  // A literal: the constant would add the codes of every order to the bundle.
  subject: 'nominee update',
  isConfirmationAllowed: true,
  ...(ticket === '' ? { isCodeSent: false } : { isCodeSent: true, ticket, sentAt }),
  hasInitialCooldown: true,
  isResendAllowed: true,
  isAbandonAllowed: true,
  refusalAs: 'alert',
  newSubmission,
});

export const photoInput = ({ newSubmission, personal }: PersonalWizardContext): PhotoCaptureInput<PersonalInfo> => ({
  subject: personal,
  newSubmission,
});
