import type { StageResponse, UpdatePersonalInfoRequest, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { investorRoutes, routeOf, type Exit } from '../../kit/routes.ts';
import type { SaveDetailsRequest } from '../../parts/form/details-form/details-form.types.ts';
import { isStageVerified, stageOf, type StageData } from '../stage.ts';
import type { StoredStep, NomineeFlags, PersonalWizardContext, WizardStep } from './personal-wizard.types.ts';

const steps: readonly StoredStep[] = [1, 2, 3, 4, 5, 6];

/** Parses a stored step; anything else is the first step (D-65). */
export const parseStep = (storedText: string | null): StoredStep =>
  steps.find((step) => String(step) === storedText) ?? 1;

export const isPersonalVerified = (stage: StageData): boolean =>
  isStageVerified(stage) || stage.personal_stage_verified === true;

/** True while the personal stage is the due one: then the address is required (ON-296, D-63). */
export const isAddressRequired = ({ stage }: Pick<PersonalWizardContext, 'stage'>): boolean =>
  stage.login_stage === 'personal';

export const wizardStepsOf = (context: Pick<PersonalWizardContext, 'stage'>): readonly WizardStep[] => [
  ...(isAddressRequired(context) ? (['address'] as const) : []),
  'income',
  'nominee',
  'codes',
  'photo',
];

/**
 * Returns the flags of an answer; `result` takes precedence over the top level (contract, validateNomineeTwoFactor).
 */
export const nomineeFlagsOf = (answer: ValidateNomineeTwoFactorAnswer): NomineeFlags => ({
  is_bse_nominee_verified: answer.result?.is_bse_nominee_verified ?? answer.is_bse_nominee_verified ?? false,
  is_order_checkout_allowed: answer.is_order_checkout_allowed,
  is_bse_client_code_approved: answer.is_bse_client_code_approved,
  order_checkout_validation_message: answer.order_checkout_validation_message,
});

/** True when the accepted photo has closed the personal stage (ON-340). */
export const isPersonalStageClosed = (answer: StageResponse): boolean =>
  stageOf(answer).personal_stage_verified === true;

/** Returns the page that the provider names; the default where it names no page of this app (D-01). */
export const nextPageExit = ({ navigateScreen }: Pick<StageResponse, 'navigateScreen'>): Exit => ({
  to: routeOf(navigateScreen, investorRoutes) ?? 'esignkycVerification',
});

/** Builds the request: the address alone (ON-298), or the whole state (ON-303). */
export const detailsSavingRequest = ({ attribute, personal }: SaveDetailsRequest): UpdatePersonalInfoRequest =>
  attribute === 'address'
    ? { update_attribute: 'address', address_information: personal.address_information }
    : { ...personal, update_attribute: 'income' };
