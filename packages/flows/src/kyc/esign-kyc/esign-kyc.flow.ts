import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { esignKycMachine } from './esign-kyc.machine.ts';
import type { EsignKycPorts } from './esign-kyc.types.ts';
import { esignKycView } from './esign-kyc.view.ts';

export const esignKycFlow = flow({ machine: esignKycMachine, view: esignKycView });

/**
 * The e-sign stage, /esignkycVerification. It uses the provider's operations unchanged and the e-sign widget of the
 * browser.
 */
export const esignKyc = (ports: EsignKycPorts) => ({
  ...esignKycFlow,
  machine: runnable(esignKycMachine, ports),
});
