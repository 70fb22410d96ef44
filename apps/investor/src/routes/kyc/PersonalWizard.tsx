import { personalWizard, personalWizardKeeps } from '@folioflow/flows';
import { PersonalWizard } from '@folioflow/ui/screens/kyc/PersonalWizard/PersonalWizard';
import { useEffect, useState } from 'react';
import { cameraOnDemand } from '../../ports/camera-on-demand.ts';
import { withBytes } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { fetchAhead, laterSteps } from './later-steps.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useExit } from '../../wiring/exits.ts';
import { keepIn, keptIn, useKeeping } from '../../wiring/kept.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PersonalWizardRoute() {
  const { stores } = useApp();
  const imageOrigin = useImageOrigin();
  const exit = useExit();
  const images = useImages();
  const [camera] = useState(() => cameraOnDemand(images));
  const { view, remote } = useWiredFlow(
    ({ provider }) =>
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
    { kept: keptIn(stores, personalWizardKeeps), newSubmission: () => crypto.randomUUID() },
    (output, last) => {
      if (output.kind !== 'left') return;
      // The page is gone with the exit, and its effect with it.
      keepIn(stores, personalWizardKeeps, last);
      exit(output.exit);
    },
  );
  const { screen } = view;
  useEffect(() => fetchAhead(screen), [screen]);
  useKeeping(personalWizardKeeps, view);
  return <PersonalWizard view={view} remote={remote} desk={images} camera={camera.desk} imageOrigin={imageOrigin} />;
}
