import { formatMessage, type SaleGains, type SaleReview } from '@folioflow/flows';
import { saleEstimate as words } from '@folioflow/flows/words/sale-estimate';
import { formatPaiseInRupees, formatPercent, formatRupees } from '../../../format/money.ts';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { MutedText } from './muted-text.ts';

/** Slab rates of both regimes (section 202 and the First Schedule of the yearly Finance Act), in percent. */
const SLAB_PERCENTS = [0, 5, 10, 15, 20, 25, 30];

interface SaleTaxProps {
  review: SaleReview;
  slabPercent: number | null;
  onSlabChange: (percent: number | null) => void;
}

const rateText = ({ percent, section }: SaleGains): string =>
  percent === null
    ? formatMessage(words['gain.slab'], { section })
    : formatMessage(words['gain.rate'], { percent: formatPercent(percent), section });

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
              note: rateText(gain),
            })),
            { term: words.tax, value: <strong>{taxText(review)}</strong> },
          ]}
        />
      )}
      {hasSlabGain && (
        <Select
          label={words.slab}
          hint={words['slab.hint']}
          placeholder={words['slab.choose']}
          options={SLAB_PERCENTS.map((percent) => ({
            value: String(percent),
            label: formatMessage(words['slab.percent'], { percent }),
          }))}
          value={slabPercent === null ? '' : String(slabPercent)}
          onValueChange={(percent) => onSlabChange(percent === '' ? null : Number(percent))}
        />
      )}
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
