import type { UploadNomineeAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adapted, runnable } from '../../kit/port.ts';
import { imageUpload, type ImageRef, type UploadRequest } from '../image-upload/index.ts';
import { nomineeChoiceMachine } from './nominee-choice.machine.ts';
import { declarationOf } from './nominee-choice.rules.ts';
import type { NomineeChoicePorts } from './nominee-choice.types.ts';
import { nomineeChoiceView } from './nominee-choice.view.ts';

export type * from './nominee-choice.types.ts';

export const nomineeChoiceFlow = flow({
  machine: nomineeChoiceMachine,
  children: { imageUpload: imageUpload<null, UploadNomineeAnswer>() },
  view: nomineeChoiceView,
});

/** A part of both checkouts: the choice of an existing nominee, or a registered declaration of no nominee. */
export const nomineeChoice = ({ listNominees, uploadDeclaration, prepareImage }: NomineeChoicePorts) => ({
  ...nomineeChoiceFlow,
  machine: runnable(nomineeChoiceMachine, {
    listNominees,
    imageUpload: runnable(nomineeChoiceFlow.children.imageUpload.machine, {
      prepareImage,
      upload: adapted(
        uploadDeclaration,
        (request: UploadRequest<null>) => declarationOf(declarationIn(request)),
        (answer) => answer,
      ),
    }),
  }),
});

function declarationIn({ images }: UploadRequest<null>): ImageRef {
  const [prepared] = Object.values(images);
  if (prepared === undefined) throw new Error('Missing image: declaration');
  return prepared.image;
}
