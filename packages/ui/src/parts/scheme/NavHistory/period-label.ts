import type { I18n } from '@lingui/core';
import { WHOLE_HISTORY, type NavPeriod } from '@folioflow/flows';

/** Returns the name of a period on its button: that of the provider's returns, or that of the whole history. */
export const periodLabel = (i18n: I18n, period: NavPeriod): string =>
  period === WHOLE_HISTORY ? i18n._('discovery.chart.wholeHistory') : period;
