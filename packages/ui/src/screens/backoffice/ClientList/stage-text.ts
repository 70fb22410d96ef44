import type { I18n } from '@lingui/core';

const stages = ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'] as const;

/** Returns the words of a stage; the provider's own word for a stage that the contract does not have. */
export function stageText(i18n: I18n, stage: string): string {
  const known = stages.find((each) => each === stage);
  return known === undefined ? stage : i18n._(`clients.stage.${known}`);
}
