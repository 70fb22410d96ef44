import type { Keeps } from '../../kit/keeps.ts';
import type { ExpertAdviceView } from './expert-advice.types.ts';

/**
 * A payment that nobody has confirmed yet, by its watchlist and on the device: neither a reload nor another tab pays for
 * it again (decision 040).
 */
export const expertAdviceKeeps = (watchlistId: string): Keeps<ExpertAdviceView> => ({
  store: 'local',
  key: `advice_payment_${watchlistId}`,
  select: (view) => ('kept' in view ? view.kept : undefined),
});
