import type { I18n } from '@lingui/core';
import { mandateChoice } from '@folioflow/flows';
import { createMandatePorts } from '@folioflow/wiring/checkout/mandate-ports';
import type { UnansweredSubmissions } from '@folioflow/wiring/headless';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import { uploadScan } from '@folioflow/wiring/pictures/upload-scan';
import type { App } from '../../wiring/create-app.ts';

/** Creates the mandates of the investor, independent of a SIP, with the ports of the app. */
export const wireMandateList = (
  i18n: I18n,
  { provider }: Pick<App, 'provider'>,
  { registry, prepareImage }: PageImages,
  unanswered: UnansweredSubmissions,
) =>
  mandateChoice({
    ...provider,
    ...createMandatePorts(i18n, unanswered, provider),
    prepareImage,
    uploadScan: uploadScan(registry, provider.uploadMandate),
  });
