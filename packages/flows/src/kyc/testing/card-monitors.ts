import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import { isWorldStep, playScenario, type Journeys } from '../../model-testing/journey.ts';
import { isPortDone, startedCall } from '../../model-testing/monitors.ts';
import { throwViolation, type Edge, type Monitor } from '../../model-testing/walk.ts';
import type { ImageUploadOutput } from '../../parts/form/image-upload/image-upload.types.ts';
import type { CardStageContext } from '../card-stage/card-stage.types.ts';
import { stageOf, type StageData } from '../stage.ts';
import { isInState } from './stage-monitors.ts';

/** Returns the stage that was read from the card uploaded in this step. */
export function uploadedCardInStep(journeys: Journeys, { step }: Edge): StageData | null {
  const upload = journeys.children['imageUpload'];
  if (!upload || !isWorldStep(step) || step.step !== 'finished') return null;
  const output = (
    typeof step.ending === 'string' ? playScenario(upload, step.ending).snapshot.output : step.ending
  ) as ImageUploadOutput<VerifyIdProofAnswer>;
  return output.kind === 'uploaded' ? stageOf(output.result) : null;
}

interface CardProgress {
  readonly isRead: boolean;
  readonly isTicked: boolean;
}

/**
 * INV-35 and INV-36: a stage is verified with a card that was read and then ticked. The monitor does not read the
 * context.
 */
export const verifiedWithReadCard = <C extends CardStageContext>(journeys: Journeys): Monitor<C, CardProgress> => ({
  name: 'INV-35, INV-36',
  start: { isRead: false, isTicked: false },
  step(before, edge) {
    const card = nextCardProgress(before, edge, uploadedCardInStep(journeys, edge) !== null);
    if (!startedCall(edge, 'verifyStage')) return card;
    if (!card.isRead) throwViolation('a stage is verified without a card');
    if (!card.isTicked) throwViolation('a stage is verified without a tick');
    return card;
  },
});

function nextCardProgress<C>(card: CardProgress, edge: Edge<C>, isRead: boolean): CardProgress {
  const { from, step, to } = edge;
  if (isRead || isPortDone(edge, 'getStageInfo')) return { isRead, isTicked: false };
  if ('type' in step && step.type === 'confirmation.ticked' && isInState(from, 'unconfirmed'))
    return { ...card, isTicked: isInState(to, 'confirmed') };
  return isInState(to, 'confirmed') || isInState(to, 'submitting') ? card : { ...card, isTicked: false };
}
