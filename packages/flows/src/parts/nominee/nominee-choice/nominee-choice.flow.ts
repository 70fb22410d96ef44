import type { UploadNomineeAnswer } from '@folioflow/api/contract';
import { flow } from '../../../kit/flow.ts';
import { runnable } from '../../../kit/port.ts';
import { imageUpload } from '../../form/image-upload/image-upload.flow.ts';
import { createDeclarationPort } from './declaration-upload.ts';
import { nomineeChoiceMachine } from './nominee-choice.machine.ts';
import type { NomineeChoicePorts } from './nominee-choice.types.ts';
import { nomineeChoiceView } from './nominee-choice.view.ts';

export const nomineeChoiceFlow = flow({
  machine: nomineeChoiceMachine,
  children: { imageUpload: imageUpload<null, UploadNomineeAnswer>() },
  view: nomineeChoiceView,
});

/** A part of both checkouts: the choice of an existing nominee, or a registered declaration of no nominee. */
export const nomineeChoice = ({ listNominees, prepareImage, uploadDeclaration }: NomineeChoicePorts) => ({
  ...nomineeChoiceFlow,
  machine: runnable(nomineeChoiceMachine, {
    listNominees,
    imageUpload: runnable(nomineeChoiceFlow.children.imageUpload.machine, {
      prepareImage,
      upload: createDeclarationPort(uploadDeclaration),
    }),
  }),
});
