import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../packages/ui/src/primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../../packages/ui/src/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { mono } from '../../../../packages/ui/src/review/chart/mono.ts';
import type { LineChanges } from '../../results.ts';

const Lines = styled.ul`
  display: grid;
  gap: 2px;
  margin-top: var(--space-8);
  border-radius: var(--radius-control);
  overflow: clip;
  font-size: var(--type-14);

  &[data-code] {
    font-family: ${mono};
    font-size: 0.8125rem;
  }

  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    padding: var(--space-4) var(--space-8);
    background: var(--tone-soft);
    color: var(--ink);
  }

  > li > span {
    color: var(--tone);
    font-weight: var(--weight-label);
  }

  :is(ins, del) {
    text-decoration: none;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** More lines would push the pictures out of the window. */
const MAX_LINES = 10;

interface LineListProps {
  readonly heading: string;
  readonly changes: LineChanges;
  /** The lines are code, not sentences. */
  readonly isCode?: boolean;
}

/** Beside the sign of the change, the bullet of a line of the accessibility tree would be read as a second one. */
const withoutBullet = (line: string) => line.replace(/^(\s*)- /, '$1');

/** Removed and added lines as text; renders nothing if no line differs. */
export function LineList({ heading, changes: { removed, added }, isCode = false }: LineListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const textOf = isCode ? withoutBullet : String;
  const count = removed.length + added.length;
  if (count === 0) return null;
  const [shownRemoved, shownAdded] =
    isWhole || count <= MAX_LINES ? [removed, added] : [removed.slice(0, MAX_LINES / 2), added.slice(0, MAX_LINES / 2)];
  return (
    <section>
      <h3>{heading}</h3>
      <Lines className="lines" data-code={isCode || undefined}>
        {shownRemoved.map((line, place) => (
          <li key={`removed ${place}`} data-tone="loss">
            <span aria-hidden>−</span>
            <del>
              <VisuallyHidden>Removed: </VisuallyHidden>
              {textOf(line)}
            </del>
          </li>
        ))}
        {shownAdded.map((line, place) => (
          <li key={`added ${place}`} data-tone="gain">
            <span aria-hidden>+</span>
            <ins>
              <VisuallyHidden>Added: </VisuallyHidden>
              {textOf(line)}
            </ins>
          </li>
        ))}
      </Lines>
      {(isWhole || count > MAX_LINES) && (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer lines' : `Show all ${count} lines`}
        </Button>
      )}
    </section>
  );
}
