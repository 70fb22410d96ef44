import type { Mandate, UploadMandateAnswer } from '@folioflow/api/contract';
import { flow } from '../../../kit/flow.ts';
import { adaptPort, runnable } from '../../../kit/port.ts';
import { inOneTurn } from '../../../kit/turn.ts';
import { imageUpload } from '../../form/image-upload/image-upload.flow.ts';
import type { UploadRequest } from '../../form/image-upload/image-upload.types.ts';
import { createRecentMandateFinder, recentOrderFlow } from '../../order/recent-order/recent-order.flow.ts';
import { mandateRegistrationMachine } from './mandate-registration.machine.ts';
import { createMandateScan } from './mandate-registration.rules.ts';
import type { MandateRegistrationPorts, MandateScan } from './mandate-registration.types.ts';
import { mandateRegistrationView } from './mandate-registration.view.ts';

export const mandateRegistrationFlow = flow({
  machine: mandateRegistrationMachine,
  children: { recentOrder: recentOrderFlow, imageUpload: imageUpload<Mandate, UploadMandateAnswer>() },
  view: mandateRegistrationView,
});

/** A part: the investor chooses a debit limit, registers the mandate, signs its form and uploads the scan. */
export const mandateRegistration = ({
  registerMandate,
  listBankAccounts,
  getNachMandate,
  uploadScan,
  prepareImage,
  takeTurn,
}: MandateRegistrationPorts) => {
  const { check, call } = inOneTurn(
    { check: createRecentMandateFinder(listBankAccounts), call: registerMandate },
    (recent) => recent === null,
    takeTurn,
  );
  return {
    ...mandateRegistrationFlow,
    machine: runnable(mandateRegistrationMachine, {
      registerMandate: call,
      getNachMandate,
      recentOrder: runnable(recentOrderFlow.machine, { findRecentOrder: check }),
      imageUpload: runnable(mandateRegistrationFlow.children.imageUpload.machine, {
        prepareImage,
        upload: adaptPort(uploadScan, mandateScanRequest, (answer) => answer),
      }),
    }),
  };
};

function mandateScanRequest({ images, subject }: UploadRequest<Mandate>): MandateScan {
  const [prepared] = Object.values(images);
  if (prepared === undefined) throw new Error('Missing image: scan');
  return createMandateScan(subject.mandate_id, prepared.image);
}
