import type { SipOpening } from '@folioflow/flows';
import { formatDay } from '../../../format/day.ts';
import { formatRepeat } from '../../../format/repeat.ts';
import { drawNominees, type DrawnNominees } from '../../../parts/nominee/NomineeChoice/drawn-nominees.tsx';
import { drawPurchaseSummary } from '../../../parts/order/Checkout/drawn-summary.tsx';

/** The first step of a SIP checkout by the names of the places in its templates. */
export interface DrawnSipCheckout extends Omit<DrawnNominees, 'kind'> {
  readonly kind: DrawnNominees['kind'] | 'question-byHand';
}

/**
 * Returns what the first step of the checkout shows, for a page that is drawn before its code has arrived; null for a
 * step of another form than that of the templates.
 */
export function drawSipOpening(opening: SipOpening): DrawnSipCheckout | null {
  const { firstDay, frequency, installments, needsMandate } = opening.summary;
  const nominees = drawNominees(opening);
  const summary = drawPurchaseSummary(opening.summary);
  // With a suggestion and no mandate, the agreement follows at once.
  if (nominees === null || summary === null || (nominees.kind === 'suggestion' && !needsMandate)) return null;
  return {
    kind: needsMandate ? nominees.kind : 'question-byHand',
    texts: {
      ...summary,
      ...nominees.texts,
      firstDay: formatDay(firstDay),
      repeat: formatRepeat(Number(firstDay.slice(8)), frequency),
      installments: String(installments),
    },
    items: nominees.items,
  };
}
