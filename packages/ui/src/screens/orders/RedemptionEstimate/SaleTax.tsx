import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { SaleReview } from '@folioflow/flows';
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

function taxText(i18n: I18n, { taxPaise }: SaleReview): string {
  return taxPaise === null ? i18n._('saleEstimate.tax.slab') : formatPaiseInRupees(taxPaise);
}

const hasLongEquityGain = ({ gains, estimate }: SaleReview): boolean =>
  estimate.fundClass === 'equityOriented' && gains.some(({ term, gainPaise }) => term === 'long' && gainPaise > 0);

/** The gains by term and rate, and the change of the year's tax. A slab rate is asked where it changes the tax. */
export function SaleTax({ review, slabPercent, onSlabChange }: SaleTaxProps) {
  const { i18n } = useLingui();
  const { gains, hasSlabGain, exemptionLeftPaise, hasUnknownCost } = review;
  return (
    <Stack gap={12}>
      <h3>{i18n._('saleEstimate.tax.title')}</h3>
      {gains.length === 0 ? (
        <p>{i18n._('saleEstimate.tax.unknown')}</p>
      ) : (
        <DataList
          pairs={[
            ...gains.map((gain) => ({
              term: i18n._(`saleEstimate.gain.${gain.term}`),
              value: formatRupees(gain.gainPaise / 100),
              note: taxRateText(i18n, gain),
            })),
            { term: i18n._('saleEstimate.tax'), value: <strong>{taxText(i18n, review)}</strong> },
          ]}
        />
      )}
      {hasSlabGain && <SlabRate value={slabPercent} onValueChange={onSlabChange} />}
      {hasLongEquityGain(review) && (
        <MutedText>
          {exemptionLeftPaise === null
            ? i18n._('saleEstimate.tax.noExempt')
            : i18n._('saleEstimate.tax.exempt', { amount: formatPaiseInRupees(exemptionLeftPaise) })}
        </MutedText>
      )}
      {hasUnknownCost && <MutedText>{i18n._('saleEstimate.tax.unknownCost')}</MutedText>}
    </Stack>
  );
}
