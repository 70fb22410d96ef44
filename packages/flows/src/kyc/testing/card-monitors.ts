import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import { isWorldStep, reach, type Journeys } from '../../kit/journey.ts';
import { isDone, startOf } from '../../kit/monitors.ts';
import { violated, type Edge, type Monitor } from '../../kit/walk.ts';
import type { ImageUploadOutput } from '../../parts/image-upload/index.ts';
import type { CardStageContext } from '../card-stage/card-stage.types.ts';
import { stageOf, type Stage } from '../stage.ts';
import { isAt } from './stage-monitors.ts';

/** What was read from the card that was uploaded in this step. */
export function cardReadIn(journeys: Journeys, { step }: Edge): Stage | null {
  const upload = journeys.children['imageUpload'];
  if (!upload || !isWorldStep(step) || step.step !== 'finished') return null;
  const output = (
    typeof step.as === 'string' ? reach(upload, step.as).snapshot.output : step.as
  ) as ImageUploadOutput<VerifyIdProofAnswer>;
  return output.kind === 'uploaded' ? stageOf(output.result) : null;
}

interface Card {
  readonly isRead: boolean;
  readonly isTicked: boolean;
}

/** INV-35 and INV-36: a stage is verified with a card that was read and then ticked; the context of the chart is not looked at. */
export const withAReadCard = <C extends CardStageContext>(journeys: Journeys): Monitor<C, Card> => ({
  name: 'INV-35, INV-36',
  start: { isRead: false, isTicked: false },
  step(before, edge) {
    const card = cardAfter(before, edge, cardReadIn(journeys, edge) !== null);
    if (!startOf(edge, 'verifyStage')) return card;
    if (!card.isRead) violated('a stage is verified without a card');
    if (!card.isTicked) violated('a stage is verified without a tick');
    return card;
  },
});

function cardAfter<C>(card: Card, edge: Edge<C>, isRead: boolean): Card {
  const { from, step, to } = edge;
  if (isRead || isDone(edge, 'getStageInfo')) return { isRead, isTicked: false };
  if ('type' in step && step.type === 'confirmation.ticked' && isAt(from, 'unconfirmed'))
    return { ...card, isTicked: isAt(to, 'confirmed') };
  return isAt(to, 'confirmed') || isAt(to, 'submitting') ? card : { ...card, isTicked: false };
}
