import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { createCardBindings, cardChildren } from '../card-stage/card-stage.ports.ts';
import { kycPanMachine } from './kyc-pan.machine.ts';
import { panUploadOf } from './kyc-pan.rules.ts';
import type { KycPanPorts } from './kyc-pan.types.ts';
import { kycPanView } from './kyc-pan.view.ts';

export const kycPanFlow = flow({ machine: kycPanMachine, children: cardChildren, view: kycPanView });

/** The PAN stage, /panVerification: upload of the card, correction of its birth date, confirmation of the reading. */
export const kycPan = (ports: KycPanPorts) => ({
  ...kycPanFlow,
  machine: runnable(kycPanMachine, createCardBindings(ports, panUploadOf)),
});
