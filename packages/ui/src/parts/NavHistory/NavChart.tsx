import { say, type NavPoint } from '@folioflow/flows';
import { discovery } from '@folioflow/flows/words/discovery';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { dayInIndia } from '../../format/clock.ts';
import { dayText } from '../../format/day.ts';
import { Boundary } from '../../primitives/Boundary/Boundary.tsx';
import { Money } from '../../primitives/Figure/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { navDecimals } from './nav-decimals.ts';

const NavCanvas = lazy(() =>
  import(/* @preload */ './NavCanvas.tsx').then((module) => ({ default: module.NavCanvas })),
);

const Frame = styled.div`
  position: relative;
  height: 17.5rem;
  touch-action: pan-y;

  @media (min-width: 64rem) {
    height: 21rem;
  }
`;

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

export const dayOf = ({ at }: NavPoint): string => dayText(dayInIndia(at));

export interface NavChartProps {
  /** At least two days, in order of time. */
  points: readonly NavPoint[];
}

/** The NAV of a window as an area, with the day under the pointer (DO-071). Its words and its table stand beside it. */
export function NavChart({ points }: NavChartProps) {
  const [pointed, setPointed] = useState<NavPoint | null>(null);
  const [first, last] = [points.at(0), points.at(-1)];
  const label = first && last && say(discovery['chart.drawing'], { from: dayOf(first), to: dayOf(last) });
  return (
    <Frame role="img" aria-label={label} data-points={points.length}>
      {/* A drawing that cannot be loaded takes nothing else with it: the table says the same. */}
      <Boundary fallback={() => <p>{discovery['chart.drawingFailed']}</p>}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <NavCanvas points={points} onPoint={setPointed} />
        </Suspense>
      </Boundary>
      {pointed !== null && (
        <Pointed aria-hidden>
          {dayOf(pointed)} <Money value={pointed.nav} decimals={navDecimals(pointed.nav)} />
        </Pointed>
      )}
    </Frame>
  );
}
