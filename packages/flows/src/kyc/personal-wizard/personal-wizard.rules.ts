import type { StageResponse, UpdatePersonalInfoRequest, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { investorRoutes, routeOf, type Exit } from '../../kit/routes.ts';
import type { SaveDetailsRequest } from '../../parts/details-form/index.ts';
import { isStageVerified, stageOf, type Stage } from '../stage.ts';
import type { KeptStep, LaterStep, NomineeFlags, PersonalWizardContext, WizardStep } from './personal-wizard.types.ts';

const steps: readonly KeptStep[] = [1, 2, 3, 4, 5, 6];

/** A kept step that can be one; anything else is the first (D-65). */
export const stepOf = (kept: string | null): KeptStep => steps.find((step) => String(step) === kept) ?? 1;

export const isPersonalVerified = (stage: Stage): boolean =>
  isStageVerified(stage) || stage.personal_stage_verified === true;

/** The address is asked for while the personal stage is the one that is due (ON-296, D-63). */
export const isAddressAsked = ({ stage }: Pick<PersonalWizardContext, 'stage'>): boolean =>
  stage.login_stage === 'personal';

const laterSteps: Partial<Record<KeptStep, LaterStep>> = { 4: 'secondFactor', 5: 'photoCapture' };

/** The child that the step invokes. */
export const laterStepOf = ({ step }: Pick<PersonalWizardContext, 'step'>): LaterStep =>
  laterSteps[step ?? 3] ?? 'nomineeDetails';

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
