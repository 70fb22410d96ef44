import type { UploadNomineeAnswer } from '@folioflow/api/contract';
import { flow } from '../../../kit/flow.ts';
import { runnable } from '../../../kit/port.ts';
import { imageUpload, type ImageUploadFlow } from '../../form/image-upload/image-upload.flow.ts';
import { createDeclarationPort } from './declaration-upload.ts';
import { nomineeChoiceMachine } from './nominee-choice.machine.ts';
import type {
  NomineeChoicePorts,
  NomineeChoiceEvent,
  NomineeChoiceInput,
  NomineeChoiceView,
} from './nominee-choice.types.ts';
import { nomineeChoiceView } from './nominee-choice.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../../kit/embeddable-flow.ts';
import { imageUploadMachine } from '../../form/image-upload/image-upload.machine.ts';

export type * from './nominee-choice.types.ts';

export type NomineeChoiceFlow = EmbeddableFlow<{
  input: NomineeChoiceInput;
  event: NomineeChoiceEvent;
  view: NomineeChoiceView;
  children: { imageUpload: ImageUploadFlow };
}>;

export const nomineeChoiceFlow: NomineeChoiceFlow = flow({
  machine: nomineeChoiceMachine,
  children: { imageUpload: imageUpload<null, UploadNomineeAnswer>() },
  view: nomineeChoiceView,
});

/** A part of both checkouts: the choice of an existing nominee, or a registered declaration of no nominee. */
export const nomineeChoice = ({
  listNominees,
  prepareImage,
  uploadDeclaration,
}: NomineeChoicePorts): RunnableFlow<NomineeChoiceFlow> => ({
  ...nomineeChoiceFlow,
  machine: runnable(nomineeChoiceMachine, {
    listNominees,
    imageUpload: runnable(imageUploadMachine<null, UploadNomineeAnswer>(), {
      prepareImage,
      upload: createDeclarationPort(uploadDeclaration),
    }),
  }),
});
