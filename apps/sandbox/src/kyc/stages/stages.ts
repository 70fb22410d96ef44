import { STAGE_NAMES, type StageName } from '@folioflow/api/contract';
import { type ClientRow } from '../../clients/client-tables.ts';
import { screenOfClient, clientTraitsOf } from '../../clients/clients.ts';
import { Refusal } from '../../ground/refusal.ts';

/** State of a stage for a customer. */
export type StageState = 'ahead' | 'open' | 'finished';

const stageOrder: readonly string[] = [...STAGE_NAMES, 'completed'];

/** True for the persona with an accepted photograph and an unfinished personal stage. */
const isPersonalStageLeftOpen = (client: ClientRow, stage: StageName): boolean =>
  stage === 'personal' && client.is_esign_done === 0 && clientTraitsOf(client).isPersonalLeftOpen === true;

export const stageStateOf = (client: ClientRow, stage: StageName): StageState => {
  if (stage === 'esignkyc' && client.is_esign_done === 1) return 'finished';
  const distance = stageOrder.indexOf(stage) - stageOrder.indexOf(client.login_stage);
  if (distance > 0) return 'ahead';
  return distance === 0 || isPersonalStageLeftOpen(client, stage) ? 'open' : 'finished';
};

/** True if the persona can repeat a finished stage; no stage is editable after the signature. */
export const isStageEditable = (client: ClientRow, stage: StageName): boolean =>
  client.is_esign_done === 0 &&
  clientTraitsOf(client).editableStages?.includes(stage) === true &&
  stageStateOf(client, stage) === 'finished';

export const createStageRefusal = (client: ClientRow, text = 'Please finish the earlier steps first.'): Refusal =>
  new Refusal('preconditionFailed', text, { navigateScreen: screenOfClient(client) });

/** @throws Refusal 020 while an earlier stage is open */
export const requireReachedStage = (client: ClientRow, stage: StageName): void => {
  if (stageStateOf(client, stage) === 'ahead') throw createStageRefusal(client);
};

/** @throws Refusal 020 when the stage is not open */
export const requireOpenStage = (client: ClientRow, stage: StageName): void => {
  requireReachedStage(client, stage);
  if (stageStateOf(client, stage) === 'finished' && !isStageEditable(client, stage)) {
    throw createStageRefusal(client, 'This step is finished.');
  }
};
