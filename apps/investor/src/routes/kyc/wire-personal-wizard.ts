import { personalWizard, type PersonalWizardPorts } from '@folioflow/flows';
import { withFile } from '@folioflow/wiring/pictures/image-registry';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import type { App } from '../../wiring/create-app.ts';

/** Creates the wizard of the personal stage with the ports of the app. */
export const wirePersonalWizard = (
  { provider }: Pick<App, 'provider'>,
  { registry, prepareImage }: PageImages,
  camera: Pick<PersonalWizardPorts, 'openCamera' | 'holdCamera'>,
) =>
  personalWizard({
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
  });
