import type { LumpsumOpening } from '@folioflow/flows';
import { drawNominees, type DrawnNominees } from '../../../parts/nominee/NomineeChoice/drawn-nominees.tsx';
import { drawPurchaseSummary } from '../../../parts/order/Checkout/drawn-summary.tsx';
import { summaryTags } from './summary-tags.ts';

/**
 * Returns what the first step of the checkout shows, for a page that is drawn before its code has arrived; null for a
 * step of another form than that of the templates, such as one without an account.
 */
export function drawLumpsumOpening(opening: LumpsumOpening): DrawnNominees | null {
  const { summary } = opening;
  const nominees = drawNominees(opening);
  const texts = summary.account && drawPurchaseSummary(summary);
  if (nominees === null || texts === null) return null;
  const [redemption = '', exitLoad = '', swp = ''] = summaryTags(summary);
  return { ...nominees, texts: { ...texts, ...nominees.texts, redemption, exitLoad, swp } };
}
