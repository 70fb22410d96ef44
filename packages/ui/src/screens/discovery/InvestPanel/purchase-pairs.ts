import type { I18n } from '@lingui/core';
import { computeDealingDates, type LumpsumForm, type MomentInIndia } from '@folioflow/flows';
import { formatDay } from '../../../format/day.ts';
import { formatUnits } from '../../../format/money.ts';

import type { DataPair } from '../../../primitives/DataList/DataList.tsx';

/** The NAV day of an order that is paid now, the day of its units, and their number at the latest NAV. */
export function purchasePairs(
  i18n: I18n,
  { dealing, unitEstimate }: LumpsumForm,
  now: MomentInIndia,
): readonly DataPair[] {
  const dates = dealing && computeDealingDates(now, dealing);
  return [
    ...(dates === null
      ? []
      : [
          {
            term: i18n._(dates.isToday ? 'invest.invest.paidInTime' : 'invest.invest.paidNow'),
            value: i18n._('invest.invest.navOf', { day: formatDay(i18n, dates.navDay) }),
          },
          { term: i18n._('invest.invest.unitsOn'), value: formatDay(i18n, dates.settledOn) },
        ]),
    ...(unitEstimate === null
      ? []
      : [
          {
            term: i18n._('invest.invest.latestNav'),
            value: i18n._('invest.invest.units', { units: formatUnits(unitEstimate.units) }),
          },
        ]),
  ];
}
