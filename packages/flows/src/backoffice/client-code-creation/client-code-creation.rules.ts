import {
  CUSTOMER_ID_THRESHOLD,
  type CreateClientCodeRequest,
  type GetStageInfoAnswer,
  type GetStageInfoRequest,
} from '@folioflow/api/contract';
import { backofficeRoutes, routeOf } from '../../kit/routes.ts';
import { sectionOf, sectionsOf, stageOf, type StageData, type StageSection } from '../../kyc/stage.ts';
import type { StaffRole } from '../staff-role.ts';
import type { ClientCodeObstacle, StaffExit } from './client-code-creation.types.ts';

/** An id as the provider issues it: longer than seven characters (OM-248), and never a path. */
export const isCustomerId = (id: string | null): id is string =>
  id !== null && id.length > CUSTOMER_ID_THRESHOLD && /^[\w-]{1,64}$/.test(id);

const staffRequestFields = (id: string | null) => ({ customer_id: id ?? '', is_backoffice: true }) as const;

export const stageRequestOf = (id: string | null): GetStageInfoRequest => ({
  ...staffRequestFields(id),
  stage_name: 'esignkyc',
});
export const creationRequestOf = (id: string | null): CreateClientCodeRequest => ({
  ...staffRequestFields(id),
  stage_name: 'create client code',
});

/** The page state of an answer: `state_parameters` if the answer has them (OM-245), otherwise the answer itself. */
export const pageStateOf = ({ state_parameters: parameters, ...answer }: GetStageInfoAnswer): StageData =>
  stageOf({ code: answer.code, messageText: answer.messageText, ...(parameters ?? answer) });

/** The last stage is closed: the client code is approved (AD-080). */
export const isStageClosed = (stage: StageData): boolean => stage.esignkyc_stage_verified === true;

/** Returns the name on the PAN card, by the attribute of its line; '' without such a line. */
export const clientNameOf = (stage: StageData): string =>
  sectionOf(stage, 'pan').lines.find(({ attribute }) => attribute.trim().toLowerCase() === 'name')?.text ?? '';

/** The first reason why this client cannot get a code (OM-240, AD-081); the provider checks all of them again. */
export function creationObstacleOf(stage: StageData, role: StaffRole): ClientCodeObstacle | null {
  if (stage.login_bse_clientcode_verified === true) return 'approved';
  if (stage.login_kyc_verified !== true) return 'kyc';
  if (stage.login_esign_verified !== true) return 'esign';
  return role === 'operator' ? null : 'role';
}

/** The exit for a client whose stage is closed: the page that the provider names, otherwise the list (OM-244). */
export const namedExitOf = ({ navigateScreen }: GetStageInfoAnswer): StaffExit => ({
  to: routeOf(navigateScreen, backofficeRoutes) ?? 'clientList',
  replace: true,
});

/** The wire name of the address from the Aadhaar, which is not shown (OM-239). */
const HIDDEN_ATTRIBUTE = 'address_information';

export const shownSectionsOf = (stage: StageData): readonly StageSection[] =>
  sectionsOf(stage).map((section) =>
    section.name === 'aadhaar'
      ? { ...section, lines: section.lines.filter(({ attribute }) => attribute !== HIDDEN_ATTRIBUTE) }
      : section,
  );
