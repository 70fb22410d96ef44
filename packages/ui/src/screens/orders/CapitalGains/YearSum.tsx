import { formatMessage, type YearReview } from '@folioflow/flows';
import { capitalGains as words } from '@folioflow/flows/words/capital-gains';
import { useId } from 'react';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

function lossTexts({ shortPaise, longPaise }: YearReview['lossesLeft']): readonly string[] {
  return [
    ...(shortPaise === 0
      ? []
      : [formatMessage(words['lossesLeft.short'], { amount: formatPaiseInRupees(shortPaise) })]),
    ...(longPaise === 0 ? [] : [formatMessage(words['lossesLeft.long'], { amount: formatPaiseInRupees(longPaise) })]),
  ];
}

/** Gain and tax of the year, and losses that no gain covers. */
export function YearSum({ review: { groups, taxPaise, lossesLeft } }: { review: YearReview }) {
  const titleId = useId();
  const losses = lossTexts(lossesLeft);
  const gainPaise = groups.reduce((sum, group) => sum + group.gainPaise, 0);
  const pairs: DataPair[] = [
    { term: words.gain, value: <Gain value={gainPaise / 100} unit="rupees" size="large" /> },
    {
      term: words.tax,
      value: taxPaise === null ? <span>{words['tax.unknown']}</span> : <Money value={taxPaise / 100} size="large" />,
    },
    ...(losses.length === 0 ? [] : [{ term: words.lossesLeft, value: losses.join(', ') }]),
  ];
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap={16}>
        <h2 id={titleId}>{words.summary}</h2>
        <DataList layout="tiles" pairs={pairs} />
        {losses.length > 0 && <MutedText>{words['lossesLeft.explain']}</MutedText>}
      </Stack>
    </Card>
  );
}
