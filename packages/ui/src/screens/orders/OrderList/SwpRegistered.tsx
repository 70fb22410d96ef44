import { formatMessage, type OrderRowView } from '@folioflow/flows';
import { swp as words } from '@folioflow/flows/words/swp';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { formatDay, formatRupees } from '../../../format/index.ts';
import { formatPlanFrequency } from '../../../format/repeat.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Outcome } from '../../../primitives/Outcome/Outcome.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';

const Focused = styled.section`
  max-width: 40rem;
  outline: none;
`;

export interface SwpRegisteredProps {
  row: OrderRowView;
  /** The provider's text. */
  text: string;
  onClose: () => void;
}

/** The result of a SWP registration, above the list that shows the SWP (OM-093). */
export function SwpRegistered({ row: { schemeName, withdrawal }, text, onClose }: SwpRegisteredProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Focused ref={section} tabIndex={-1} aria-label={words.title}>
      <Outcome
        outcome="success"
        headline={formatHeadline(withdrawal)}
        about={schemeName}
        facts={withdrawal === null ? [] : payoutPairs(withdrawal)}
        action={<Button onClick={onClose}>{words['done.close']}</Button>}
      >
        {text === '' ? undefined : <ServerText text={text} />}
      </Outcome>
    </Focused>
  );
}

/** Amount and day of the first payout as the list shows them, never as they were typed. */
function formatHeadline(withdrawal: OrderRowView['withdrawal']): string {
  return withdrawal === null || withdrawal.nextDay === ''
    ? words['done.headline']
    : formatMessage(words['done.headline.from'], {
        amount: formatRupees(withdrawal.amount),
        day: formatDay(withdrawal.nextDay),
      });
}

const payoutPairs = ({ frequency, payouts }: NonNullable<OrderRowView['withdrawal']>) => [
  { term: words.frequency, value: formatPlanFrequency('', frequency) },
  ...(payouts === null ? [] : [{ term: words['done.payouts'], value: String(payouts.of) }]),
];
