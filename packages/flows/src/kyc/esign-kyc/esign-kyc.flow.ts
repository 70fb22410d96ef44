import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { esignKycMachine } from './esign-kyc.machine.ts';
import type { EsignKycPorts, EsignKycEvent, EsignKycInput, EsignKycView } from './esign-kyc.types.ts';
import { esignKycView } from './esign-kyc.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './esign-kyc.types.ts';

export type EsignKycFlow = EmbeddableFlow<{
  input: EsignKycInput;
  event: EsignKycEvent;
  view: EsignKycView;
}>;

export const esignKycFlow: EsignKycFlow = flow({ machine: esignKycMachine, view: esignKycView });

/**
 * The e-sign stage, /esignkycVerification. It uses the provider's operations unchanged and the e-sign widget of the
 * browser.
 */
export const esignKyc = (ports: EsignKycPorts): RunnableFlow<EsignKycFlow> => ({
  ...esignKycFlow,
  machine: runnable(esignKycMachine, ports),
});
