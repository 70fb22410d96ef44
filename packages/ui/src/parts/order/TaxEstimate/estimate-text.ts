import { formatMessage, type SaleGains, type SaleReview } from '@folioflow/flows';
import { saleEstimate as words } from '@folioflow/flows/words/sale-estimate';
import { formatDay } from '../../../format/day.ts';
import { formatPercent } from '../../../format/money.ts';

/** The limits of an estimate: the day of its rules, and what it does not include. */
export const rulesText = ({
  rulesCheckedOn,
  isUnchecked,
}: Pick<SaleReview, 'rulesCheckedOn' | 'isUnchecked'>): string =>
  [
    formatMessage(words.rules, { day: formatDay(rulesCheckedOn) }),
    ...(isUnchecked ? [words['rules.unchecked']] : []),
    words['rules.elsewhere'],
  ].join(' ');

/** The rate and the section that tax a gain. */
export const taxRateText = ({ percent, section }: Pick<SaleGains, 'percent' | 'section'>): string =>
  percent === null
    ? formatMessage(words['gain.slab'], { section })
    : formatMessage(words['gain.rate'], { percent: formatPercent(percent), section });
