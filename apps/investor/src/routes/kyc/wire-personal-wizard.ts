import { personalWizard, type PersonalWizardPorts, type PersonalWizardSteps } from '@folioflow/flows';
import { withFile } from '@folioflow/wiring/pictures/image-registry';
import type { LoadedImages } from '@folioflow/wiring/pictures/images-on-demand';
import type { App } from '../../wiring/create-app.ts';

/** Creates the wizard of the personal stage with the ports of the app. */
export const wirePersonalWizard = (
  { provider }: Pick<App, 'provider'>,
  { registry, prepareImage }: LoadedImages,
  camera: Pick<PersonalWizardPorts, 'openCamera' | 'holdCamera'>,
  steps: PersonalWizardSteps,
) =>
  personalWizard(
    {
      getStageInfo: provider.getStageInfo,
      updatePersonalInfo: provider.updatePersonalInfo,
      uploadNominee: (request, scope) => provider.uploadNominee(withFile(registry, request), scope),
      sendTwoFactorOtp: provider.sendTwoFactorOtp,
      validateNomineeTwoFactor: provider.validateNomineeTwoFactor,
      verifyPersonal: ({ upload_file, ...request }, scope) =>
        provider.verifyPersonal({ ...request, upload_file: upload_file.map(registry.fileOf) }, scope),
      prepareImage,
      openCamera: camera.openCamera,
      holdCamera: camera.holdCamera,
    },
    steps,
  );
