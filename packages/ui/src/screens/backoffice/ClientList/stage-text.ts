import { clients } from '@folioflow/flows/words/clients';

const stageTexts = new Map(
  (['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'] as const).map((stage) => [
    stage as string,
    clients[`stage.${stage}`],
  ]),
);

/** Returns the words of a stage; the provider's own word for a stage that the contract does not have. */
export const stageText = (stage: string): string => stageTexts.get(stage) ?? stage;
