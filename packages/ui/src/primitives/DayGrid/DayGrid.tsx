import { useState, type KeyboardEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { findDayOfKey } from './day-of-key.ts';

const WEEK = 7;

const Grid = styled.div`
  display: grid;
  gap: var(--space-4);

  > [role='row'] {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: var(--space-4);
  }
`;

const Day = styled.button`
  width: 100%;
  min-width: 0;
  min-height: var(--control);
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--card);
  color: var(--ink);
  /* Two enlarged digits fit a seventh of a phone. */
  font-size: min(var(--type-16), 7.5vw);
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-label);
  white-space: nowrap;
  cursor: pointer;
  transition: border-color var(--motion-feedback) var(--ease-out);

  &:hover {
    border-color: var(--accent);
  }

  &[aria-disabled] {
    border-color: transparent;
    background: var(--sunken);
    color: var(--muted);
    font-weight: inherit;
    cursor: not-allowed;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }

  &[data-chosen] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
`;

export interface GridDay {
  day: number;
  /** Accessible name: the day with its effect, or with the reason why it is not available. */
  name: string;
  isOffered: boolean;
}

export interface DayGridProps {
  label: string;
  /** In ascending order; days may be missing. */
  days: readonly GridDay[];
  /** Null while no day is selected. */
  value: number | null;
  onPick: (day: number) => void;
  /** Days in a row; seven by default. */
  columns?: number | undefined;
  /** Receives the element of the day that is focused first. */
  first?: RefObject<HTMLButtonElement | null> | undefined;
}

/**
 * Days of a month in rows. Arrow keys, Home, End, Page Up and Page Down move the focus between the available days.
 * react-day-picker (18.4 kB) draws months; a SIP is offered days without a month.
 */
export function DayGrid({ label, days, value, onPick, columns = WEEK, first }: DayGridProps) {
  const preferred = days.findIndex(({ day }) => day === value);
  const start = preferred < 0 ? days.findIndex(({ isOffered }) => isOffered) : preferred;
  const [at, setAt] = useState(Math.max(0, start));
  const offered = days.flatMap(({ isOffered }, index) => (isOffered ? [index] : []));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = findDayOfKey(event.key, { at, offered, columns });
    if (place === null) return;
    event.preventDefault();
    setAt(place);
    event.currentTarget.querySelectorAll('button')[place]?.focus();
  };
  const rows = Array.from({ length: Math.ceil(days.length / columns) }, (_, row) => row * columns);
  return (
    <Grid role="grid" aria-label={label} onKeyDown={move} style={{ '--columns': columns }}>
      {rows.map((row) => (
        <div key={row} role="row">
          {days.slice(row, row + columns).map(({ day, name, isOffered }, place) => (
            <div key={day} role="gridcell" aria-selected={day === value} aria-disabled={!isOffered || undefined}>
              <Day
                type="button"
                aria-label={name}
                aria-disabled={!isOffered || undefined}
                data-chosen={day === value || undefined}
                ref={row + place === at ? first : undefined}
                tabIndex={row + place === at ? 0 : -1}
                onFocus={() => setAt(row + place)}
                onClick={() => isOffered && onPick(day)}
              >
                {day}
              </Day>
            </div>
          ))}
        </div>
      ))}
    </Grid>
  );
}
