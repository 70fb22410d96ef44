import type { StageResponse } from '@folioflow/api/contract';
import { hasSections, isStageVerified, stageOf, type StageData } from '../stage.ts';
import type { EsignRequest, EsignWidgetResponse, VerifyEsignRequest } from './esign-kyc.types.ts';

/** Default environment of the widget (ON-369). */
const DEFAULT_ENVIRONMENT = 'sandbox';

/**
 * Returns the page state of an answer (C-39): `state_parameters` alone where they exist (ON-375), otherwise the answer
 * itself with a verify-enabled flag opposite to its verified flag (ON-376, D-51).
 */
export function pageStateOf(answer: StageResponse): StageData {
  const { state_parameters: parameters, code, messageText } = answer;
  if (parameters !== undefined) return stageOf({ code, messageText, ...parameters });
  const stage = stageOf(answer);
  const isVerified = stage.is_verified === true;
  return { ...stage, is_verified: isVerified, is_verify_enabled: !isVerified };
}

/**
 * Returns the page state after an accepted signature: e-sign and KYC are verified even if the answer omits the flags
 * (ON-372).
 */
export const pageStateAfterSignature = (stage: StageData, answer: StageResponse): StageData => ({
  ...(answer.state_parameters === undefined ? { ...stage, ...stageOf(answer) } : pageStateOf(answer)),
  is_verified: true,
  is_verify_enabled: false,
  is_kyc_verified: true,
  is_kyc_esign_verified: true,
});

/** E-sign is done (C-37). */
export const isSigned = isStageVerified;

/**
 * True when the provider has named a document (D-78) and sent every section that it contains: a record that is not shown
 * is not signed.
 */
export const isDocumentReady = (stage: StageData): boolean =>
  (stage.digio_esign_parameters?.digio_id ?? '') !== '' && hasSections(stage);

/**
 * Returns the input of the widget; the stage's `config_digio` is the fallback for a configuration of its own (D-78).
 */
export function esignRequestOf(stage: StageData): EsignRequest {
  const parameters = stage.digio_esign_parameters;
  const configuration = { ...omitEmptyFields(stage.config_digio), ...omitEmptyFields(parameters?.digio_configuration) };
  return {
    id: parameters?.digio_id ?? '',
    email: parameters?.digio_email ?? '',
    mode: 'otp',
    environment: configuration.environment ?? DEFAULT_ENVIRONMENT,
    logo: configuration.logo ?? '',
  };
}

interface WidgetConfiguration {
  readonly environment?: string | undefined;
  readonly logo?: string | undefined;
}
const omitEmptyFields = (configuration: WidgetConfiguration | undefined): { environment?: string; logo?: string } =>
  Object.fromEntries(Object.entries(configuration ?? {}).filter(([, value]) => (value ?? '') !== ''));

/** Builds the request with the complete response of the widget (ON-371). */
export const verifyEsignRequest = (signature: EsignWidgetResponse): VerifyEsignRequest => ({
  verify_stage: 'esignkyc',
  esign_response: { ...signature },
});
