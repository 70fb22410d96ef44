import { formatThousandths } from '../../../format/index.ts';
import type { SaleReview } from '@folioflow/flows';
import { saleEstimate as words } from '@folioflow/flows/words/sale-estimate';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { FoldedTable } from '../../../parts/page/FoldedTable/FoldedTable.tsx';

/** The purchases of a sale, first in, first out. */
export const SoldPurchases = ({ lots }: Pick<SaleReview['estimate'], 'lots'>) => (
  <FoldedTable
    label={words.lots}
    head={[words['lots.day'], words['lots.units'], words['lots.load'], words['lots.profit']]}
    rows={lots.map(({ boughtOn, units, loadPaise, profitPaise }, place) => ({
      key: place,
      cells: [
        formatDay(boughtOn),
        formatThousandths(units),
        formatPaiseInRupees(loadPaise),
        formatPaiseInRupees(profitPaise),
      ],
    }))}
  />
);
