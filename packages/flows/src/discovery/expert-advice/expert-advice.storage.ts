import type { StorageRule } from '../../kit/storage-rule.ts';
import type { ExpertAdviceView } from './expert-advice.types.ts';

/**
 * Stores an unconfirmed payment on the device, by its watchlist: neither a reload nor another tab pays again (decision
 * 040).
 */
export const expertAdviceStorage = (watchlistId: string): StorageRule<ExpertAdviceView> => ({
  store: 'local',
  key: `advice_payment_${watchlistId}`,
  select: (view) => ('storedPayment' in view ? view.storedPayment : undefined),
});
