import type { StageResponse } from '@folioflow/api/contract';
import { isStageVerified, stageOf, type Stage } from '../stage.ts';
import type { EsignRequest, Signature, VerifyEsignRequest } from './esign-kyc.types.ts';

/** Where the widget signs when the provider names no other place (ON-369). */
const DEFAULT_ENVIRONMENT = 'sandbox';

/**
 * The page state of an answer (C-39): `state_parameters` alone where they are there (ON-375); without them the answer itself, its
 * verify-enabled flag the opposite of its verified flag (ON-376, D-51).
 */
export function pageStateOf(answer: StageResponse): Stage {
  const { state_parameters: parameters, code, messageText } = answer;
  if (parameters !== undefined) return stageOf({ code, messageText, ...parameters });
  const stage = stageOf(answer);
  const isVerified = stage.is_verified === true;
  return { ...stage, is_verified: isVerified, is_verify_enabled: !isVerified };
}

/** The page state once the signature was accepted: e-sign and KYC are verified, whatever the answer leaves out (ON-372). */
export const signedStateOf = (stage: Stage, answer: StageResponse): Stage => ({
  ...(answer.state_parameters === undefined ? { ...stage, ...stageOf(answer) } : pageStateOf(answer)),
  is_verified: true,
  is_verify_enabled: false,
  is_kyc_verified: true,
  is_kyc_esign_verified: true,
});

/** E-sign is done (C-37). */
export const isSigned = isStageVerified;

export const hasEsignId = (stage: Stage): boolean => (stage.digio_esign_parameters?.digio_id ?? '') !== '';

/** What the widget is opened with; the stage's `config_digio` stands in for a configuration of its own (D-78). */
export function esignRequestOf(stage: Stage): EsignRequest {
  const parameters = stage.digio_esign_parameters;
  const configuration = { ...given(stage.config_digio), ...given(parameters?.digio_configuration) };
  return {
    id: parameters?.digio_id ?? '',
    email: parameters?.digio_email ?? '',
    mode: 'otp',
    environment: configuration.environment ?? DEFAULT_ENVIRONMENT,
    logo: configuration.logo ?? '',
  };
}

interface Configuration {
  readonly environment?: string | undefined;
  readonly logo?: string | undefined;
}
const given = (configuration: Configuration | undefined): { environment?: string; logo?: string } =>
  Object.fromEntries(Object.entries(configuration ?? {}).filter(([, value]) => (value ?? '') !== ''));

/** ON-371: what the widget answered, whole. */
export const verificationOf = (signature: Signature): VerifyEsignRequest => ({
  verify_stage: 'esignkyc',
  esign_response: { ...signature },
});
