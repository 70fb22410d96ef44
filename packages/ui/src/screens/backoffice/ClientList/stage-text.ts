import { clients } from '@folioflow/flows/words/clients';

const stages = ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'] as const;

/** Returns the words of a stage; the provider's own word for a stage that the contract does not have. */
export function stageText(stage: string): string {
  const known = stages.find((each) => each === stage);
  return known === undefined ? stage : clients[`stage.${known}`];
}
