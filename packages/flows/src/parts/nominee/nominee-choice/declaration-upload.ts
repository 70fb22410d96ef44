import type { UploadNomineeAnswer } from '@folioflow/api/contract';
import { adaptPort, runnable } from '../../../kit/port.ts';
import { imageUpload, type ImageRef, type UploadRequest } from '../../form/image-upload/index.ts';
import { declarationUploadRequest } from './nominee-choice.rules.ts';
import type { NomineeChoicePorts } from './nominee-choice.types.ts';

const declarationFlow = imageUpload<null, UploadNomineeAnswer>();

/** The upload of a signed declaration of no nominee, loaded by `nomineeChoice` with its step. */
export const createDeclarationUpload = ({
  prepareImage,
  uploadDeclaration,
}: Pick<NomineeChoicePorts, 'prepareImage' | 'uploadDeclaration'>) => ({
  ...declarationFlow,
  machine: runnable(declarationFlow.machine, {
    prepareImage,
    upload: adaptPort(
      uploadDeclaration,
      (request: UploadRequest<null>) => declarationUploadRequest(declarationImageOf(request)),
      (answer) => answer,
    ),
  }),
});

function declarationImageOf({ images }: UploadRequest<null>): ImageRef {
  const [prepared] = Object.values(images);
  if (prepared === undefined) throw new Error('Missing image: declaration');
  return prepared.image;
}
