import type { Mandate, UploadMandateAnswer } from '@folioflow/api/contract';
import { flow } from '../../../kit/flow.ts';
import { adaptPort, runnable } from '../../../kit/port.ts';
import { inOneTurn } from '../../../kit/turn.ts';
import { imageUpload, type ImageUploadFlow } from '../../form/image-upload/image-upload.flow.ts';
import type { UploadRequest } from '../../form/image-upload/image-upload.types.ts';
import {
  createRecentMandateFinder,
  recentOrderFlow,
  type RecentOrderFlow,
} from '../../order/recent-order/recent-order.flow.ts';
import { mandateRegistrationMachine } from './mandate-registration.machine.ts';
import { createMandateScan } from './mandate-registration.rules.ts';
import type {
  MandateRegistrationPorts,
  MandateScan,
  MandateRegistrationEvent,
  MandateRegistrationInput,
  MandateRegistrationOutput,
  MandateRegistrationView,
} from './mandate-registration.types.ts';
import { mandateRegistrationView } from './mandate-registration.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../../kit/embeddable-flow.ts';
import { recentOrderMachine } from '../../order/recent-order/recent-order.machine.ts';
import { imageUploadMachine } from '../../form/image-upload/image-upload.machine.ts';

export type * from './mandate-registration.types.ts';

export type MandateRegistrationFlow = EmbeddableFlow<{
  input: MandateRegistrationInput;
  event: MandateRegistrationEvent;
  output: MandateRegistrationOutput;
  view: MandateRegistrationView;
  children: { recentOrder: RecentOrderFlow; imageUpload: ImageUploadFlow };
}>;

export const mandateRegistrationFlow: MandateRegistrationFlow = flow({
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
}: MandateRegistrationPorts): RunnableFlow<MandateRegistrationFlow> => {
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
      recentOrder: runnable(recentOrderMachine, { findRecentOrder: check }),
      imageUpload: runnable(imageUploadMachine<Mandate, UploadMandateAnswer>(), {
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
