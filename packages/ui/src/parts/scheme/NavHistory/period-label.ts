import { WHOLE_HISTORY, type NavPeriod } from '@folioflow/flows';
import { discovery } from '@folioflow/flows/words/discovery';

/** Returns the name of a period on its button: that of the provider's returns, or that of the whole history. */
export const periodLabel = (period: NavPeriod): string =>
  period === WHOLE_HISTORY ? discovery['chart.wholeHistory'] : period;
