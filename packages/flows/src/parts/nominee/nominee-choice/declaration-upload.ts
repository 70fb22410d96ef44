import { NO_NOMINEE_UPLOAD, noNomineeRecord, type UploadNomineeAnswer } from '@folioflow/api/contract';
import { adaptPort } from '../../../kit/port.ts';
import type { ImageRef, UploadRequest } from '../../form/image-upload/image-upload.types.ts';
import type { DeclarationUpload, NomineeChoicePorts } from './nominee-choice.types.ts';

/** The upload of a signed declaration (DO-298, OM-111, OM-112). */
export const declarationUploadRequest = (image: ImageRef): DeclarationUpload => ({
  file: image,
  id_type: NO_NOMINEE_UPLOAD,
  imageName: image.name,
  imageType: image.type,
  nominee_information: noNomineeRecord(),
});

/** The port of the image upload that sends a signed declaration of no nominee. */
export const createDeclarationPort = (uploadDeclaration: NomineeChoicePorts['uploadDeclaration']) =>
  adaptPort(
    uploadDeclaration,
    (request: UploadRequest<null>) => declarationUploadRequest(declarationImageOf(request)),
    (answer: UploadNomineeAnswer) => answer,
  );

function declarationImageOf({ images }: UploadRequest<null>): ImageRef {
  const [prepared] = Object.values(images);
  if (prepared === undefined) throw new Error('Missing image: declaration');
  return prepared.image;
}
