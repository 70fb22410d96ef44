import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { PhotoCaptureFlow } from '../../../parts/identity/photo-capture/index.ts';
import { UPLOADS, type PersonalInfo, type StageResponse } from '@folioflow/api/contract';
import { adaptPort, runnable } from '../../../kit/port.ts';
import { photoCapture } from '../../../parts/identity/photo-capture/photo-capture.flow.ts';
import type { SubmitPhotoRequest } from '../../../parts/identity/photo-capture/photo-capture.types.ts';
import type { PersonalWizardPorts, PhotoUpload } from '../personal-wizard.types.ts';

const camera = photoCapture<PersonalInfo, StageResponse>();

/** Step 5 of the personal wizard. */
export const photographing: (ports: PersonalWizardPorts) => RunnableChild<PhotoCaptureFlow> = embeddableStep(
  (ports: PersonalWizardPorts) => ({
    ...camera,
    machine: runnable(camera.machine, {
      openCamera: ports.openCamera,
      holdCamera: ports.holdCamera,
      prepareImage: ports.prepareImage,
      submitPhoto: adaptPort(ports.verifyPersonal, photoUpload, (answer) => answer),
    }),
  }),
);

/** Builds the request: the photo, its TIFF copy and the rest of the personal state (ON-339). */
const photoUpload = ({ images, subject }: SubmitPhotoRequest<PersonalInfo>): PhotoUpload => ({
  ...UPLOADS.photograph,
  verify_stage: 'personal',
  upload_file: images.tiff === null ? [images.image] : [images.image, images.tiff],
  personal_information: subject,
});
