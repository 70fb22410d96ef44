import type { I18n } from '@lingui/core';
import { stages, type KycProgress } from '@folioflow/flows';

/** Returns the sentence about the progress of the KYC. */
export const formatKycProgress = (i18n: I18n, progress: KycProgress): string =>
  progress.kind === 'due'
    ? i18n._('kycProgress.due', {
        stage: i18n._(`kycProgress.stage.${progress.stage}`),
        step: stages.indexOf(progress.stage) + 1,
        steps: stages.length,
      })
    : i18n._(`kycProgress.${progress.kind}`);

/** Label of the link to the next step. */
export const kycStepLabel = (i18n: I18n, { kind }: KycProgress): string =>
  kind === 'due' ? i18n._('kycProgress.due.continue') : i18n._('kycProgress.submitted.open');
