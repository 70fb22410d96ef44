import { formatMessage, type SaleReview } from '@folioflow/flows';
import { saleEstimate as words } from '@folioflow/flows/words/sale-estimate';
import { formatPaiseInRupees, formatRupees } from '../../../format/money.ts';
import { SlabRate } from '../../../parts/order/TaxEstimate/SlabRate.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { taxRateText } from '../../../parts/order/TaxEstimate/estimate-text.ts';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';

interface SaleTaxProps {
  review: SaleReview;
  slabPercent: number | null;
  onSlabChange: (percent: number | null) => void;
}

function taxText({ taxPaise }: SaleReview): string {
  return taxPaise === null ? words['tax.slab'] : formatPaiseInRupees(taxPaise);
}

const hasLongEquityGain = ({ gains, estimate }: SaleReview): boolean =>
  estimate.fundClass === 'equityOriented' && gains.some(({ term, gainPaise }) => term === 'long' && gainPaise > 0);

/** The gains by term and rate, and the change of the year's tax. A slab rate is asked where it changes the tax. */
export function SaleTax({ review, slabPercent, onSlabChange }: SaleTaxProps) {
  const { gains, hasSlabGain, exemptionLeftPaise, hasUnknownCost } = review;
  return (
    <Stack gap={12}>
      <h3>{words['tax.title']}</h3>
      {gains.length === 0 ? (
        <p>{words['tax.unknown']}</p>
      ) : (
        <DataList
          pairs={[
            ...gains.map((gain) => ({
              term: words[`gain.${gain.term}`],
              value: formatRupees(gain.gainPaise / 100),
              note: taxRateText(gain),
            })),
            { term: words.tax, value: <strong>{taxText(review)}</strong> },
          ]}
        />
      )}
      {hasSlabGain && <SlabRate value={slabPercent} onValueChange={onSlabChange} />}
      {hasLongEquityGain(review) && (
        <MutedText>
          {exemptionLeftPaise === null
            ? words['tax.noExempt']
            : formatMessage(words['tax.exempt'], { amount: formatPaiseInRupees(exemptionLeftPaise) })}
        </MutedText>
      )}
      {hasUnknownCost && <MutedText>{words['tax.unknownCost']}</MutedText>}
    </Stack>
  );
}
