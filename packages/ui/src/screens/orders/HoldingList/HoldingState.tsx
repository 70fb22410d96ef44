import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { HoldingRow } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay, formatPaiseInRupees } from '../../../format/index.ts';

const State = styled.small`
  display: block;
  color: var(--muted);
  font-size: var(--type-12);
  line-height: 1rem;

  &[data-tone='info'] {
    color: var(--info);
    font-weight: var(--weight-label);
  }

  &[data-tone='warn'] {
    color: var(--warn);
  }
`;

function stateOf(i18n: I18n, row: HoldingRow): readonly [tone: 'info' | 'warn' | 'muted', text: string] | null {
  const [payout] = row.payouts;
  if (payout !== undefined) {
    const amount = formatPaiseInRupees(payout.paise);
    return [
      'info',
      payout.payBy === null
        ? i18n._('holdings.payout.undated', { amount })
        : i18n._('holdings.payout', { amount, day: formatDay(i18n, payout.payBy) }),
    ];
  }
  if (row.isClosed) return ['muted', i18n._('holdings.list.closed')];
  if (row.nav === null) return ['warn', i18n._('holdings.list.noNav')];
  if (row.isNavOld && row.navDay !== null)
    return ['warn', i18n._('holdings.list.navDay', { day: formatDay(i18n, row.navDay) })];
  return null;
}

/** The payout ahead of a holding, or the reason for which its figures differ from those of the others. */
export function HoldingState({ row }: { row: HoldingRow }) {
  const { i18n } = useLingui();
  const state = stateOf(i18n, row);
  return state === null ? null : <State data-tone={state[0]}>{state[1]}</State>;
}
