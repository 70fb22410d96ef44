import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { EsignKycEvent, EsignKycInput, EsignKycPorts, EsignKycView } from './esign-kyc.types.ts';
import * as unit from './esign-kyc.flow.ts';

export type * from './esign-kyc.types.ts';

export type EsignKycFlow = EmbeddableFlow<{
  input: EsignKycInput;
  event: EsignKycEvent;
  view: EsignKycView;
}>;

export const esignKycFlow: EsignKycFlow = embeddable(unit.esignKycFlow);

/**
 * The e-sign stage, /esignkycVerification. It uses the provider's operations unchanged and the e-sign widget of the
 * browser.
 */
export const esignKyc: (ports: EsignKycPorts) => RunnableFlow<EsignKycFlow> = embeddableFactory(unit.esignKyc);
