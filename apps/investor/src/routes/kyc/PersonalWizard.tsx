import { personalWizard, personalWizardStorage } from '@folioflow/flows';
import { PersonalWizard } from '@folioflow/ui/screens/kyc/PersonalWizard/PersonalWizard';
import { useEffect, useState } from 'react';
import { createCameraOnDemand } from '../../ports/camera-on-demand.ts';
import { withFile } from '@folioflow/wiring/pictures/image-registry';
import { prepareImage } from '../../ports/prepare-image.ts';
import { prefetchSteps, onDemandSteps } from './on-demand-steps.ts';
import type { App } from '../../wiring/create-app.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useStoredFlow } from '../../wiring/use-wired-flow.ts';

export function PersonalWizardRoute() {
  const images = useImages();
  const [camera] = useState(() => createCameraOnDemand(images));
  const flow = useStoredFlow(
    ({ provider }: App) =>
      personalWizard(
        {
          getStageInfo: provider.getStageInfo,
          updatePersonalInfo: provider.updatePersonalInfo,
          uploadNominee: (request, scope) => provider.uploadNominee(withFile(images, request), scope),
          sendTwoFactorOtp: provider.sendTwoFactorOtp,
          validateNomineeTwoFactor: provider.validateNomineeTwoFactor,
          verifyPersonal: ({ upload_file, ...request }, scope) =>
            provider.verifyPersonal({ ...request, upload_file: upload_file.map(images.fileOf) }, scope),
          prepareImage: prepareImage(images),
          openCamera: camera.openCamera,
          holdCamera: camera.holdCamera,
        },
        onDemandSteps,
      ),
    personalWizardStorage,
    {},
  );
  const { screen } = flow.view;
  useEffect(() => prefetchSteps(screen), [screen]);
  return <PersonalWizard {...flow} imageStore={images} camera={camera.access} imageOrigin={useImageOrigin()} />;
}
