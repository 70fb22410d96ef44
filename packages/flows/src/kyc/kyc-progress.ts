import type { CheckoutFlags, GetStageInfoAnswer } from '@folioflow/api/contract';
import type { PortOutcome } from '../kit/port.ts';
import { investorRoutes, routeOf, type InvestorRoute } from '../kit/routes.ts';
import {
  findStageOfRoute,
  isClientCodeApproved,
  isStageVerified,
  stageOf,
  stageOfNavigateScreen,
  stageRoutes,
  stages,
  type KycStage,
} from './stage.ts';

/**
 * A person's progress through the KYC: a stage is due, the signed KYC waits for the approval of the client code, or the
 * client code is approved (C-37).
 */
export type KycProgress =
  | { readonly kind: 'due'; readonly stage: KycStage }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'approved' };

/**
 * Reads the progress from the outcome of getStageInfo for the stage `esignkyc`, by the rules of the record
 * (/accounts): while an earlier stage is due, the provider refuses and names its page (D-81). Returns null for any other
 * refusal.
 */
export function kycProgressOfRecord(outcome: PortOutcome<GetStageInfoAnswer>): KycProgress | null {
  if (outcome.kind === 'refused') {
    const due = stageOfNavigateScreen(outcome.answer);
    return due === undefined || due === 'esignkyc' ? null : { kind: 'due', stage: due };
  }
  if (outcome.kind !== 'accepted') return null;
  const stage = stageOf(outcome.answer);
  if (stage.is_kyc_verified ?? isStageVerified(stage))
    return { kind: isClientCodeApproved(stage) ? 'approved' : 'submitted' };
  return { kind: 'due', stage: stage.login_stage ?? 'esignkyc' };
}

/** Facts about the investor in the terms of a scheme. */
export interface InvestorFacts {
  readonly flags: CheckoutFlags;
  /** The due stage in the provider's word; '' where it gives none. */
  readonly loginStage: string;
}

/** Reads the progress from the terms of a scheme; null if they name no stage that is due. */
export function kycProgressOfTerms({ flags, loginStage }: InvestorFacts): KycProgress | null {
  if (flags.is_bse_client_code_approved) return { kind: 'approved' };
  if (flags.is_kyc_esign_verified) return { kind: 'submitted' };
  const route = routeOf(flags.order_checkout_redirect_url, investorRoutes);
  const stage =
    stages.find((name) => name === loginStage) ?? (route === undefined ? undefined : findStageOfRoute(route));
  return stage === undefined ? null : { kind: 'due', stage };
}

/** Returns the page of the next step: the due stage, or the record while the approval is awaited. */
export const kycStepRouteOf = (progress: KycProgress): InvestorRoute =>
  progress.kind === 'due' ? stageRoutes[progress.stage] : 'accounts';
