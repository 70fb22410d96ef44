import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { YearReview } from '@folioflow/flows';
import { useId } from 'react';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

function lossTexts(i18n: I18n, { shortPaise, longPaise }: YearReview['lossesLeft']): readonly string[] {
  return [
    ...(shortPaise === 0 ? [] : [i18n._('capitalGains.lossesLeft.short', { amount: formatPaiseInRupees(shortPaise) })]),
    ...(longPaise === 0 ? [] : [i18n._('capitalGains.lossesLeft.long', { amount: formatPaiseInRupees(longPaise) })]),
  ];
}

/** Gain and tax of the year, and losses that no gain covers. */
export function YearSum({ review: { groups, taxPaise, lossesLeft } }: { review: YearReview }) {
  const { i18n } = useLingui();
  const titleId = useId();
  const losses = lossTexts(i18n, lossesLeft);
  const gainPaise = groups.reduce((sum, group) => sum + group.gainPaise, 0);
  const pairs: DataPair[] = [
    { term: i18n._('capitalGains.gain'), value: <Gain value={gainPaise / 100} unit="rupees" size="large" /> },
    {
      term: i18n._('capitalGains.tax'),
      value:
        taxPaise === null ? (
          <span>{i18n._('capitalGains.tax.unknown')}</span>
        ) : (
          <Money value={taxPaise / 100} size="large" />
        ),
    },
    ...(losses.length === 0 ? [] : [{ term: i18n._('capitalGains.lossesLeft'), value: losses.join(', ') }]),
  ];
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap={16}>
        <h2 id={titleId}>{i18n._('capitalGains.summary')}</h2>
        <DataList layout="tiles" pairs={pairs} />
        {losses.length > 0 && <MutedText>{i18n._('capitalGains.lossesLeft.explain')}</MutedText>}
      </Stack>
    </Card>
  );
}
