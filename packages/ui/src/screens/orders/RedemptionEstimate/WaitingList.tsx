import { formatThousandths } from '../../../format/index.ts';
import { formatMessage, type SaleReview } from '@folioflow/flows';
import { saleEstimate as words } from '@folioflow/flows/words/sale-estimate';
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

const wordsOf = ({ kind, savedPaise }: Saving): string =>
  savedPaise === null ? words['waiting.longTerm.slab'] : words[`waiting.${kind}`];

const savingText = (saving: Saving): string =>
  formatMessage(wordsOf(saving), {
    day: formatDay(saving.from),
    units: formatThousandths(saving.units),
    amount: formatPaiseInRupees(saving.savedPaise ?? 0),
  });

/** The next days from which the same sale costs less; nothing if there is none. */
export function WaitingList({ savings }: Pick<SaleReview, 'savings'>) {
  if (savings.length === 0) return null;
  return (
    <Stack gap={8}>
      <h3>{words['waiting.title']}</h3>
      <List>
        {savings.slice(0, SHOWN_SAVINGS).map((saving) => (
          <li key={`${saving.kind} ${saving.from}`}>{savingText(saving)}</li>
        ))}
      </List>
      <MutedText>{words['waiting.nav']}</MutedText>
    </Stack>
  );
}
