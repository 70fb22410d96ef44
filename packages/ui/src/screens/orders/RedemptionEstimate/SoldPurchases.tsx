import { useLingui } from '@lingui/react';
import { formatThousandths } from '../../../format/index.ts';
import type { SaleReview } from '@folioflow/flows';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { FoldedTable } from '../../../parts/page/FoldedTable/FoldedTable.tsx';

/** The purchases of a sale, first in, first out. */
export const SoldPurchases = ({ lots }: Pick<SaleReview['estimate'], 'lots'>) => {
  const { i18n } = useLingui();
  return (
    <FoldedTable
      label={i18n._('saleEstimate.lots')}
      head={[
        i18n._('saleEstimate.lots.day'),
        i18n._('saleEstimate.lots.units'),
        i18n._('saleEstimate.lots.load'),
        i18n._('saleEstimate.lots.profit'),
      ]}
      rows={lots.map(({ boughtOn, units, loadPaise, profitPaise }, place) => ({
        key: place,
        cells: [
          formatDay(i18n, boughtOn),
          formatThousandths(units),
          formatPaiseInRupees(loadPaise),
          formatPaiseInRupees(profitPaise),
        ],
      }))}
    />
  );
};
