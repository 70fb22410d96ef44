import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { formatThousandths } from '../../../format/index.ts';
import { type SaleReview } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';

type Saving = SaleReview['savings'][number];

const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  padding-inline-start: var(--space-24);

  /* The style of the list itself is that of the base styles. */
  > li {
    list-style: disc;
  }
`;

/** Later days are many for a SIP; the nearest ones decide. */
const SHOWN_SAVINGS = 4;

const keyOf = ({ kind, savedPaise }: Saving) =>
  savedPaise === null ? 'saleEstimate.waiting.longTerm.slab' : (`saleEstimate.waiting.${kind}` as const);

const savingText = (i18n: I18n, saving: Saving): string =>
  i18n._(keyOf(saving), {
    day: formatDay(i18n, saving.from),
    units: formatThousandths(saving.units),
    amount: formatPaiseInRupees(saving.savedPaise ?? 0),
  });

/** The next days from which the same sale costs less; nothing if there is none. */
export function WaitingList({ savings }: Pick<SaleReview, 'savings'>) {
  const { i18n } = useLingui();
  if (savings.length === 0) return null;
  return (
    <Stack gap={8}>
      <h3>{i18n._('saleEstimate.waiting.title')}</h3>
      <List>
        {savings.slice(0, SHOWN_SAVINGS).map((saving) => (
          <li key={`${saving.kind} ${saving.from}`}>{savingText(i18n, saving)}</li>
        ))}
      </List>
      <MutedText>{i18n._('saleEstimate.waiting.nav')}</MutedText>
    </Stack>
  );
}
