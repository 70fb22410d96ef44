import type { I18n } from '@lingui/core';
import type { SaleGains, SaleReview } from '@folioflow/flows';
import { formatDay } from '../../../format/day.ts';
import { formatPercent } from '../../../format/money.ts';

/** The limits of an estimate: the day of its rules, and what it does not include. */
export const rulesText = (
  i18n: I18n,
  { rulesCheckedOn, isUnchecked }: Pick<SaleReview, 'rulesCheckedOn' | 'isUnchecked'>,
): string =>
  [
    i18n._('saleEstimate.rules', { day: formatDay(i18n, rulesCheckedOn) }),
    ...(isUnchecked ? [i18n._('saleEstimate.rules.unchecked')] : []),
    i18n._('saleEstimate.rules.elsewhere'),
  ].join(' ');

/** The rate and the section that tax a gain. */
export const taxRateText = (i18n: I18n, { percent, section }: Pick<SaleGains, 'percent' | 'section'>): string =>
  percent === null
    ? i18n._('saleEstimate.gain.slab', { section })
    : i18n._('saleEstimate.gain.rate', { percent: formatPercent(percent), section });
