import { formatMessage, stages, type KycProgress } from '@folioflow/flows';
import { kycProgress as words } from '@folioflow/flows/words/kyc-progress';

/** Returns the sentence about the progress of the KYC. */
export const formatKycProgress = (progress: KycProgress): string =>
  progress.kind === 'due'
    ? formatMessage(words.due, {
        stage: words[`stage.${progress.stage}`],
        step: stages.indexOf(progress.stage) + 1,
        steps: stages.length,
      })
    : words[progress.kind];

/** Label of the link to the next step. */
export const kycStepLabel = ({ kind }: KycProgress): string =>
  kind === 'due' ? words['due.continue'] : words['submitted.open'];
