import { personalWizard, personalWizardKeeps } from '@folioflow/flows';
import { PersonalWizard } from '@folioflow/ui/screens/kyc/PersonalWizard/PersonalWizard';
import { useEffect, useState } from 'react';
import { cameraOnDemand } from '../../ports/camera-on-demand.ts';
import { withBytes } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { fetchAhead, laterSteps } from './later-steps.ts';
import type { App } from '../../wiring/create-app.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useKeptFlow } from '../../wiring/use-wired-flow.ts';

export function PersonalWizardRoute() {
  const images = useImages();
  const [camera] = useState(() => cameraOnDemand(images));
  const flow = useKeptFlow(
    ({ provider }: App) =>
      personalWizard(
        {
          getStageInfo: provider.getStageInfo,
          updatePersonalInfo: provider.updatePersonalInfo,
          uploadNominee: (request, scope) => provider.uploadNominee(withBytes(images, request), scope),
          sendTwoFactorOtp: provider.sendTwoFactorOtp,
          validateNomineeTwoFactor: provider.validateNomineeTwoFactor,
          verifyPersonal: ({ upload_file, ...request }, scope) =>
            provider.verifyPersonal({ ...request, upload_file: upload_file.map(images.fileOf) }, scope),
          prepareImage: prepareImage(images),
          openCamera: camera.openCamera,
          holdCamera: camera.holdCamera,
        },
        laterSteps,
      ),
    personalWizardKeeps,
    {},
  );
  const { screen } = flow.view;
  useEffect(() => fetchAhead(screen), [screen]);
  return <PersonalWizard {...flow} desk={images} camera={camera.desk} imageOrigin={useImageOrigin()} />;
}
