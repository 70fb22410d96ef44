import type { YearGroup } from '@folioflow/flows';
import { capitalGains as words } from '@folioflow/flows/words/capital-gains';
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
  const titleId = useId();
  const rateId = useId();
  const { term, proceedsPaise, costPaise, gainPaise, setOffPaise, exemptPaise, taxablePaise, taxPaise } = group;
  return (
    <UnbrokenCard aria-labelledby={`${titleId} ${rateId}`}>
      <Stack gap={12}>
        <div>
          <h2 id={titleId}>{words[`group.${term}`]}</h2>
          <MutedText id={rateId}>{taxRateText(group)}</MutedText>
        </div>
        <DataList
          pairs={[
            { term: words.proceeds, value: formatPaiseInRupees(proceedsPaise) },
            { term: words.cost, value: formatPaiseInRupees(-costPaise) },
            { term: words.gain, value: formatRupees(gainPaise / 100, { sign: 'always' }) },
            ...reductionPairs(words.setOff, setOffPaise),
            ...reductionPairs(words.exempt, exemptPaise),
            { term: words.taxable, value: formatPaiseInRupees(taxablePaise) },
            {
              term: words.tax,
              value: <strong>{taxPaise === null ? NO_FIGURE : formatPaiseInRupees(taxPaise)}</strong>,
            },
          ]}
        />
      </Stack>
    </UnbrokenCard>
  );
}
