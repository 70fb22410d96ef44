import { useLingui } from '@lingui/react';
import { navReturnOf, type NavPoint } from '@folioflow/flows';
import { styled } from 'styled-components';
import { dayOf, NavChart } from './NavChart.tsx';
import { NavDays } from './NavDays.tsx';
import { NavRanges } from './NavRanges.tsx';
import { RangeReturn } from './RangeReturn.tsx';
import type { NavWindow } from './use-nav-window.ts';

/* The dates are on the axis of a wide screen, and beside the return on a phone, whose drawing has none. */
const Frame = styled.div`
  display: grid;
  grid-template: 'return dates' auto 'drawing drawing' auto 'ranges ranges' auto 'days days' auto / 1fr auto;
  gap: 0 var(--space-12);
  min-width: 0;
  --chart: 8.25rem;

  > * {
    min-width: 0;
  }

  && > fieldset {
    grid-area: ranges;
    width: auto;
    max-width: none;
    margin: var(--space-4) calc(-1 * var(--space-16)) calc(-1 * var(--space-12));
  }

  > :last-child:not(fieldset) {
    grid-area: days;
    padding-top: var(--space-12);
  }

  @media (min-width: 64rem) {
    grid-template: 'return ranges' auto 'days days' auto 'drawing drawing' auto / 1fr auto;
    row-gap: var(--space-8);
    --chart: 17.5rem;

    && > fieldset {
      margin: 0 calc(-1 * var(--space-8)) 0 0;
    }
  }
`;

const Dates = styled.p`
  grid-area: dates;
  align-self: center;
  color: var(--muted);
  font-size: var(--type-12);

  @media (min-width: 64rem) {
    display: none;
  }
`;

const Drawing = styled.div`
  grid-area: drawing;
`;

export interface NavHistoryProps {
  window: NavWindow;
  /** The whole history, in order of time. */
  history: readonly NavPoint[];
  /** Days between the first and the last NAV. */
  longestDays: number;
}

/** The NAV over the range of a window with its return: a month, 90, 180, 365 or any number of days (DO-071 to DO-074). */
export function NavHistory({ window, history, longestDays }: NavHistoryProps) {
  const { i18n } = useLingui();
  const { points, span, period } = window;
  if (history.length < 2)
    return <p>{i18n._(history.length === 0 ? 'discovery.chart.noNav' : 'discovery.chart.oneNav')}</p>;
  const figure = navReturnOf(points, period);
  const [first, last] = [points.at(0), points.at(-1)];
  return (
    <Frame>
      {figure !== null && first !== undefined && last !== undefined && (
        <>
          <RangeReturn figure={figure} range={{ span, isPeriod: period !== null, firstDay: dayOf(i18n, first) }} />
          <Dates>{i18n._('discovery.chart.summary', { from: dayOf(i18n, first), to: dayOf(i18n, last) })}</Dates>
        </>
      )}
      <Drawing>
        <NavChart points={points} />
      </Drawing>
      <NavRanges window={window} />
      {window.isEntered && (
        <div>
          <NavDays days={Number(span)} longestDays={longestDays} onDays={window.enter} />
        </div>
      )}
    </Frame>
  );
}
