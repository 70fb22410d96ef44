import { useLingui } from '@lingui/react';
import { gainYearsOf, parseTaxFacts, reviewYear, type GainRecords, type YearReview } from '@folioflow/flows';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatPaiseInRupees, formatThousandths } from '../../../format/money.ts';
import { rulesText } from '../../../parts/order/TaxEstimate/estimate-text.ts';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Grid, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { GainFiles } from './GainFiles.tsx';
import { GainGroup } from './GainGroup.tsx';
import { noTaxEntries, TaxEntries } from './TaxEntries.tsx';
import { SalesTable } from './SalesTable.tsx';
import { YearSum } from './YearSum.tsx';
import { yearName } from './year-name.ts';

const YearField = styled.div`
  max-width: 20rem;
`;

interface GainsOfYearsProps {
  records: GainRecords;
  investorName: string | undefined;
}

/** A financial year of the sales, chosen from that of the first purchase to the running one. */
export function GainsOfYears({ records, investorName }: GainsOfYearsProps) {
  const { i18n } = useLingui();
  const { day: today } = useMomentInIndia();
  const years = gainYearsOf(records, today);
  const [year, setYear] = useState(years[0] ?? 0);
  const [entries, setEntries] = useState(noTaxEntries);
  const review = reviewYear(records, year, parseTaxFacts(entries), today);
  const isRunning = (of: number) => of === years[0];
  return (
    <Stack gap={24}>
      <YearField>
        <Select
          label={i18n._('capitalGains.year')}
          options={years.map((of) => ({
            value: String(of),
            label: yearName(i18n, isRunning(of) ? 'capitalGains.year.running' : 'capitalGains.year.name', of),
          }))}
          value={String(year)}
          onValueChange={(chosen) => setYear(Number(chosen))}
        />
      </YearField>
      {review.isRunning && <p>{i18n._('capitalGains.year.notOver', { year: year + 1 })}</p>}
      {review.realised.length === 0 && review.missingUnits === 0 ? (
        <Card as="div">
          <EmptyState title={i18n._('capitalGains.none')} drawing={<EmptyStatementDrawing />}>
            {i18n._('capitalGains.none.explain')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <YearSum review={review} />
          <TaxEntries entries={entries} hasSlabRate={hasSlabGroup(review)} onEntriesChange={setEntries} />
          <Grid columns={review.groups.length > 1 ? 2 : 1}>
            {review.groups.map((group) => (
              <GainGroup key={`${group.term} ${group.section} ${String(group.percent)}`} group={group} />
            ))}
          </Grid>
          <Limits review={review} />
          <SalesTable realised={review.realised} />
          <GainFiles review={review} investorName={investorName} />
          <MutedText>{rulesText(i18n, review)}</MutedText>
        </>
      )}
    </Stack>
  );
}

const hasSlabGroup = ({ groups }: YearReview): boolean => groups.some(({ percent }) => percent === null);

function Limits({ review }: { review: YearReview }) {
  const { i18n } = useLingui();
  const { groups, exemptionPaise, unknownCount, missingUnits } = review;
  return (
    <>
      {groups.some(({ exemptPaise }) => exemptPaise > 0) && (
        <MutedText>{i18n._('capitalGains.exemption', { amount: formatPaiseInRupees(exemptionPaise) })}</MutedText>
      )}
      {unknownCount > 0 && <p>{i18n._('capitalGains.unknown')}</p>}
      {missingUnits > 0 && <p>{i18n._('capitalGains.missing', { units: formatThousandths(missingUnits) })}</p>}
    </>
  );
}
