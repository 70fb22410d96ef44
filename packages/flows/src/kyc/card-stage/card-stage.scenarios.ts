import { closedStage, editable, openStage } from '../sample-stages.ts';
import type { StageResponse } from '@folioflow/api/contract';
import type { CardName } from './card-stage.types.ts';

/** What an investor may do at every card stage. */
export const cardEvents = {
  'stage.reloadRequested': [{}],
  'stage.editRequested': [{}],
  'stage.submitted': [{}],
  'card.replaced': [{}],
  'confirmation.ticked': [{}],
  'confirmation.unticked': [{}],
} as const;

/** What the provider may answer a card stage with. */
export const cardAnswers = (name: CardName, verified: StageResponse) => ({
  getStageInfo: [
    openStage(name),
    closedStage(name),
    verified,
    editable(verified),
    { ...closedStage(name), state_parameters: { is_stage_verified: true as const } },
  ],
  verifyStage: [verified, { code: '000', messageText: '' }],
});
