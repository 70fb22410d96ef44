import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { createCardBindings, cardChildren } from '../card-stage/card-stage.ports.ts';
import { kycAadhaarMachine } from './kyc-aadhaar.machine.ts';
import { aadhaarUploadOf } from './kyc-aadhaar.rules.ts';
import type { KycAadhaarPorts } from './kyc-aadhaar.types.ts';
import { kycAadhaarView } from './kyc-aadhaar.view.ts';

export const kycAadhaarFlow = flow({ machine: kycAadhaarMachine, children: cardChildren, view: kycAadhaarView });

/** The Aadhaar stage, /aadhaarVerification: both sides are uploaded together and read, and the reading is confirmed. */
export const kycAadhaar = (ports: KycAadhaarPorts) => ({
  ...kycAadhaarFlow,
  machine: runnable(kycAadhaarMachine, createCardBindings(ports, aadhaarUploadOf)),
});
