import { personalWizard } from '@folioflow/flows';
import { PersonalWizard } from '@folioflow/ui/screens/kyc/PersonalWizard/PersonalWizard';
import { useEffect, useState } from 'react';
import { withBytes } from '../../ports/image-registry.ts';
import { createCamera } from '../../ports/open-camera.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { fetchAhead, laterSteps } from './later-steps.ts';
import { useExit } from '../../wiring/exits.ts';
import { keepStep, readStep, stepToKeep } from '../../wiring/kept-step.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PersonalWizardRoute() {
  const imageOrigin = useImageOrigin();
  const exit = useExit();
  const images = useImages();
  const [camera] = useState(() => createCamera(images));
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
    { kept: readStep(), newSubmission: () => crypto.randomUUID() },
    (output) => {
      if (output.kind !== 'left') return;
      // The page is gone with the exit, and its effect with it.
      keepStep(null);
      exit(output.exit);
    },
  );
  const { screen } = view;
  useEffect(() => fetchAhead(screen), [screen]);
  const step = stepToKeep(view);
  useEffect(() => {
    if (step !== undefined) keepStep(step);
  }, [step]);
  return <PersonalWizard view={view} remote={remote} desk={images} camera={camera.desk} imageOrigin={imageOrigin} />;
}
