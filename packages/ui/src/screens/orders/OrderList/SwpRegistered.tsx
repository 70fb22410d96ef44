import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { OrderRowView } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Focused ref={section} tabIndex={-1} aria-label={i18n._('swp.title')}>
      <Outcome
        outcome="success"
        headline={formatHeadline(i18n, withdrawal)}
        about={schemeName}
        facts={withdrawal === null ? [] : payoutPairs(i18n, withdrawal)}
        action={<Button onClick={onClose}>{i18n._('swp.done.close')}</Button>}
      >
        {text === '' ? undefined : <ServerText text={text} />}
      </Outcome>
    </Focused>
  );
}

/** Amount and day of the first payout as the list shows them, never as they were typed. */
function formatHeadline(i18n: I18n, withdrawal: OrderRowView['withdrawal']): string {
  return withdrawal === null || withdrawal.nextDay === ''
    ? i18n._('swp.done.headline')
    : i18n._('swp.done.headline.from', {
        amount: formatRupees(withdrawal.amount),
        day: formatDay(i18n, withdrawal.nextDay),
      });
}

const payoutPairs = (i18n: I18n, { frequency, payouts }: NonNullable<OrderRowView['withdrawal']>) => [
  { term: i18n._('swp.frequency'), value: formatPlanFrequency(i18n, '', frequency) },
  ...(payouts === null ? [] : [{ term: i18n._('swp.done.payouts'), value: String(payouts.of) }]),
];
