import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { ImageUploadFlow } from '../../form/image-upload/index.ts';
import { NO_NOMINEE_UPLOAD, noNomineeRecord, type UploadNomineeAnswer } from '@folioflow/api/contract';
import { adaptPort, runnable } from '../../../kit/port.ts';
import { imageUpload } from '../../form/image-upload/image-upload.flow.ts';
import type { ImageRef, UploadRequest } from '../../form/image-upload/image-upload.types.ts';
import type { DeclarationUpload, NomineeChoicePorts } from './nominee-choice.types.ts';

type DeclarationPorts = Pick<NomineeChoicePorts, 'prepareImage' | 'uploadDeclaration'>;

/** The upload of a signed declaration (DO-298, OM-111, OM-112). */
export const declarationUploadRequest = (image: ImageRef): DeclarationUpload => ({
  file: image,
  id_type: NO_NOMINEE_UPLOAD,
  imageName: image.name,
  imageType: image.type,
  nominee_information: noNomineeRecord(),
});

const declarationFlow = imageUpload<null, UploadNomineeAnswer>();

/** The upload of a signed declaration of no nominee, loaded by `nomineeChoice` with its step. */
export const createDeclarationUpload: (ports: DeclarationPorts) => RunnableChild<ImageUploadFlow> = embeddableStep(
  ({ prepareImage, uploadDeclaration }: DeclarationPorts) => ({
    ...declarationFlow,
    machine: runnable(declarationFlow.machine, {
      prepareImage,
      upload: adaptPort(
        uploadDeclaration,
        (request: UploadRequest<null>) => declarationUploadRequest(declarationImageOf(request)),
        (answer) => answer,
      ),
    }),
  }),
);

function declarationImageOf({ images }: UploadRequest<null>): ImageRef {
  const [prepared] = Object.values(images);
  if (prepared === undefined) throw new Error('Missing image: declaration');
  return prepared.image;
}
