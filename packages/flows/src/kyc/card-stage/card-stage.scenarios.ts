import { closedStage, editable, openStage } from '../testing/samples/sample-stages.ts';
import type { StageResponse } from '@folioflow/api/contract';
import type { IdentityCardName } from './card-stage.types.ts';

/** Events of every card stage. */
export const cardEvents = {
  'stage.reloadRequested': [{}],
  'stage.editRequested': [{}],
  'stage.submitted': [{}],
  'card.replaced': [{}],
  'confirmation.ticked': [{}],
  'confirmation.unticked': [{}],
} as const;

/** Returns the provider's possible answers to a card stage. */
export const cardAnswers = (name: IdentityCardName, verified: StageResponse) => ({
  getStageInfo: [
    openStage(name),
    closedStage(name),
    verified,
    editable(verified),
    { ...closedStage(name), state_parameters: { is_stage_verified: true as const } },
  ],
  verifyStage: [verified, { code: '000', messageText: '' }],
});
