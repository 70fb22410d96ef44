import type { GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { chartOperations, parseWithSchema } from '@folioflow/api/schemas';
import { lumpsumOpeningOf, lumpsumOpeningRequestOf, parseLumpsumCheckoutSubject } from '@folioflow/flows';
import { drawLumpsumOpening } from '@folioflow/ui/screens/checkout/LumpsumCheckout/drawn-lumpsum-checkout';
import type { DrawnVisit, PageDrawing } from '@folioflow/wiring/page-manifest';
import { readDrawnProfile } from '../../wiring/drawn-profile.ts';
import { beginsLikeTemplates, hasUnansweredSubmission } from '../../wiring/drawn-visit.ts';

/** The lumpsum of a new order; null for an order that is only paid. */
function readRequestedLumpsum({ state }: DrawnVisit) {
  const subject = parseLumpsumCheckoutSubject(state['usr']);
  return subject?.kind === 'newOrder' ? subject.requested : null;
}

/** The first step of a lumpsum checkout on a phone. */
export const drawing: PageDrawing<readonly ['getSchemeStatistics']> = {
  operations: ['getSchemeStatistics'],
  requests: (visit) => {
    const requested = readRequestedLumpsum(visit);
    return requested && [lumpsumOpeningRequestOf(requested)];
  },
  canDraw: (visit) => beginsLikeTemplates(visit) && !hasUnansweredSubmission(visit),
  read: ([answer], visit) => {
    const profile = readDrawnProfile(visit.stores);
    const requested = readRequestedLumpsum(visit);
    const chart = parseWithSchema<GetSchemeStatisticsAnswer>(chartOperations.getSchemeStatistics.answer, answer);
    if (profile === null || requested === null || chart === null) return null;
    const opening = lumpsumOpeningOf(requested, chart);
    const drawn = opening && drawLumpsumOpening(opening);
    return drawn && { ...drawn, texts: { ...profile, ...drawn.texts } };
  },
};
