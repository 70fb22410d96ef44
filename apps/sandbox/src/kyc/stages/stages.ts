import { STAGE_NAMES, type StageName } from '@folioflow/api/contract';
import { type ClientRow } from '../../clients/client-tables.ts';
import { screenOf, traitsOf } from '../../clients/clients.ts';
import { Refusal } from '../../ground/refusal.ts';

/** State of a stage for a customer. */
export type StageState = 'ahead' | 'open' | 'finished';

const stageOrder: readonly string[] = [...STAGE_NAMES, 'completed'];

/** True for the persona with an accepted photograph and an unfinished personal stage. */
const isLeftOpen = (client: ClientRow, stage: StageName): boolean =>
  stage === 'personal' && client.is_esign_done === 0 && traitsOf(client).isPersonalLeftOpen === true;

export const stageStateOf = (client: ClientRow, stage: StageName): StageState => {
  if (stage === 'esignkyc' && client.is_esign_done === 1) return 'finished';
  const distance = stageOrder.indexOf(stage) - stageOrder.indexOf(client.login_stage);
  if (distance > 0) return 'ahead';
  return distance === 0 || isLeftOpen(client, stage) ? 'open' : 'finished';
};

/** True if the persona can repeat a finished stage; no stage is editable after the signature. */
export const isEditable = (client: ClientRow, stage: StageName): boolean =>
  client.is_esign_done === 0 &&
  traitsOf(client).editableStages?.includes(stage) === true &&
  stageStateOf(client, stage) === 'finished';

export const stageRefusal = (client: ClientRow, text = 'Please finish the earlier steps first.'): Refusal =>
  new Refusal('preconditionFailed', text, { navigateScreen: screenOf(client) });

/** @throws Refusal 020 while an earlier stage is open */
export const requireReachedStage = (client: ClientRow, stage: StageName): void => {
  if (stageStateOf(client, stage) === 'ahead') throw stageRefusal(client);
};

/** @throws Refusal 020 when the stage is not open */
export const requireOpenStage = (client: ClientRow, stage: StageName): void => {
  requireReachedStage(client, stage);
  if (stageStateOf(client, stage) === 'finished' && !isEditable(client, stage)) {
    throw stageRefusal(client, 'This step is finished.');
  }
};
