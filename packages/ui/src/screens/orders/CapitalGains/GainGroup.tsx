import { useLingui } from '@lingui/react';
import type { YearGroup } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { NO_FIGURE, formatPaiseInRupees, formatRupees } from '../../../format/money.ts';
import { taxRateText } from '../../../parts/order/TaxEstimate/estimate-text.ts';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const reductionPairs = (term: string, paise: number) =>
  paise === 0 ? [] : [{ term, value: formatPaiseInRupees(-paise) }];

const UnbrokenCard = styled(Card)`
  break-inside: avoid;
`;

/** Gains that are taxed alike: from the sale value to the tax. */
export function GainGroup({ group }: { group: YearGroup }) {
  const { i18n } = useLingui();
  const titleId = useId();
  const rateId = useId();
  const { term, proceedsPaise, costPaise, gainPaise, setOffPaise, exemptPaise, taxablePaise, taxPaise } = group;
  return (
    <UnbrokenCard aria-labelledby={`${titleId} ${rateId}`}>
      <Stack gap={12}>
        <div>
          <h2 id={titleId}>{i18n._(`capitalGains.group.${term}`)}</h2>
          <MutedText id={rateId}>{taxRateText(i18n, group)}</MutedText>
        </div>
        <DataList
          pairs={[
            { term: i18n._('capitalGains.proceeds'), value: formatPaiseInRupees(proceedsPaise) },
            { term: i18n._('capitalGains.cost'), value: formatPaiseInRupees(-costPaise) },
            { term: i18n._('capitalGains.gain'), value: formatRupees(gainPaise / 100, { sign: 'always' }) },
            ...reductionPairs(i18n._('capitalGains.setOff'), setOffPaise),
            ...reductionPairs(i18n._('capitalGains.exempt'), exemptPaise),
            { term: i18n._('capitalGains.taxable'), value: formatPaiseInRupees(taxablePaise) },
            {
              term: i18n._('capitalGains.tax'),
              value: <strong>{taxPaise === null ? NO_FIGURE : formatPaiseInRupees(taxPaise)}</strong>,
            },
          ]}
        />
      </Stack>
    </UnbrokenCard>
  );
}
