import { useLingui } from '@lingui/react';
import type { EnteredTaxFacts } from '@folioflow/flows';
import { useId } from 'react';
import { SlabRate } from '../../../parts/order/TaxEstimate/SlabRate.tsx';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Grid, Stack } from '../../../primitives/Layout/Layout.tsx';

export const noTaxEntries: EnteredTaxFacts = { slabPercent: null, shortLoss: '', longLoss: '' };

interface TaxEntriesProps {
  entries: EnteredTaxFacts;
  hasSlabRate: boolean;
  onEntriesChange: (entries: EnteredTaxFacts) => void;
}

/** Asks the facts that only the investor knows. They are stored nowhere. */
export function TaxEntries({ entries, hasSlabRate, onEntriesChange }: TaxEntriesProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} data-screen-only="">
      <Stack gap={16}>
        <h2 id={titleId}>{i18n._('capitalGains.facts')}</h2>
        <Grid columns={hasSlabRate ? 3 : 2}>
          <AmountField
            label={i18n._('capitalGains.lossShort')}
            hint={i18n._('capitalGains.loss.hint')}
            decimals={2}
            decimalsText={i18n._('capitalGains.loss.decimals')}
            value={entries.shortLoss}
            onValueChange={(shortLoss) => onEntriesChange({ ...entries, shortLoss })}
          />
          <AmountField
            label={i18n._('capitalGains.lossLong')}
            hint={i18n._('capitalGains.loss.hint')}
            decimals={2}
            decimalsText={i18n._('capitalGains.loss.decimals')}
            value={entries.longLoss}
            onValueChange={(longLoss) => onEntriesChange({ ...entries, longLoss })}
          />
          {hasSlabRate && (
            <SlabRate
              value={entries.slabPercent}
              onValueChange={(slabPercent) => onEntriesChange({ ...entries, slabPercent })}
            />
          )}
        </Grid>
      </Stack>
    </Card>
  );
}
