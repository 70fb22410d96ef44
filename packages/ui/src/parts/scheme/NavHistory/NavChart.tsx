import { formatMessage, type NavPoint } from '@folioflow/flows';
import { discovery } from '@folioflow/flows/words/discovery';
import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { dayInIndia } from '../../../format/clock.ts';
import { formatDay } from '../../../format/day.ts';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { navDecimals } from './nav-decimals.ts';

const NavCanvas = lazy(() => import('./NavCanvas.tsx').then((module) => ({ default: module.NavCanvas })));

const Pointed = styled.p`
  position: absolute;
  top: 0;
  left: 0;
  z-index: 5;
  display: flex;
  gap: var(--space-8);
  padding: var(--space-4) var(--space-8);
  border-radius: var(--radius-control);
  background: var(--sunken);
  color: var(--muted);
  font-size: var(--type-14);
  pointer-events: none;
`;

export const dayOf = ({ at }: NavPoint): string => formatDay(dayInIndia(at));

export interface NavChartProps {
  /** At least two days, in order of time. */
  points: readonly NavPoint[];
}

/** The NAV of a window as an area, with the day under the pointer (DO-071). Its text and its table are beside it. */
export function NavChart({ points }: NavChartProps) {
  const [pointed, setPointed] = useState<NavPoint | null>(null);
  const [first, last] = [points.at(0), points.at(-1)];
  const label = first && last && formatMessage(discovery['chart.drawing'], { from: dayOf(first), to: dayOf(last) });
  return (
    <ChartFrame label={label} points={points.length} drawing={<NavCanvas points={points} onPoint={setPointed} />}>
      {pointed !== null && (
        <Pointed aria-hidden>
          <span>{dayOf(pointed)}</span> <Money value={pointed.nav} decimals={navDecimals(pointed.nav)} />
        </Pointed>
      )}
    </ChartFrame>
  );
}
