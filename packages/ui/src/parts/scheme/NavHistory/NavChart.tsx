import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { NavPoint } from '@folioflow/flows';
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

export const dayOf = (i18n: I18n, { at }: NavPoint): string => formatDay(i18n, dayInIndia(at));

export interface NavChartProps {
  /** At least two days, in order of time. */
  points: readonly NavPoint[];
}

/** The NAV of a window as an area, with the day under the pointer (DO-071). Its text and its table are beside it. */
export function NavChart({ points }: NavChartProps) {
  const { i18n } = useLingui();
  const [pointed, setPointed] = useState<NavPoint | null>(null);
  const [first, last] = [points.at(0), points.at(-1)];
  const label = first && last && i18n._('discovery.chart.drawing', { from: dayOf(i18n, first), to: dayOf(i18n, last) });
  return (
    <ChartFrame label={label} points={points.length} drawing={<NavCanvas points={points} onPoint={setPointed} />}>
      {pointed !== null && (
        <Pointed aria-hidden>
          <span>{dayOf(i18n, pointed)}</span> <Money value={pointed.nav} decimals={navDecimals(pointed.nav)} />
        </Pointed>
      )}
    </ChartFrame>
  );
}
