import { personalWizardStorage } from '@folioflow/flows';
import { PersonalWizard } from '@folioflow/ui/screens/kyc/PersonalWizard/PersonalWizard';
import { useState } from 'react';
import { createCameraOnDemand } from '../../ports/camera-on-demand.ts';
import { pageImagesOf } from '../../ports/prepare-image.ts';
import type { App } from '../../wiring/create-app.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useStoredFlow } from '../../wiring/use-wired-flow.ts';
import { wirePersonalWizard } from './wire-personal-wizard.ts';

export function PersonalWizardRoute() {
  const images = useImages();
  const [camera] = useState(() => createCameraOnDemand(images));
  const flow = useStoredFlow(
    (app: App) => wirePersonalWizard(app, pageImagesOf(images), camera),
    personalWizardStorage,
    {},
  );
  return <PersonalWizard {...flow} imageStore={images} camera={camera.access} imageOrigin={useImageOrigin()} />;
}
