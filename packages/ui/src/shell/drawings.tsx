import { type ReactNode } from 'react';
import { styled } from 'styled-components';

const Canvas = styled.svg`
  overflow: visible;
  fill: none;
  stroke: var(--line-strong);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-part='paper'] {
    fill: var(--card);
  }

  [data-part='faint'] {
    stroke: var(--line);
  }

  [data-part='value'] {
    stroke: var(--accent);
    stroke-width: 2.5;
  }

  [data-part='now'] {
    fill: var(--accent);
    stroke: none;
  }

  [data-part='dashed'] {
    stroke: var(--accent);
    stroke-dasharray: 1 7;
    stroke-width: 2.5;
  }
`;

function Drawing({ children }: { children: ReactNode }) {
  return (
    <Canvas width="160" height="112" viewBox="0 0 160 112" aria-hidden focusable="false">
      {children}
    </Canvas>
  );
}

/** A sheet whose line runs off the page: there is nothing here. */
export function LostPageDrawing() {
  return (
    <Drawing>
      <path data-part="faint" d="M8 104h144" />
      <path data-part="paper" d="M44 12h50l22 22v62a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z" />
      <path data-part="paper" d="m94 12 22 22H98a4 4 0 0 1-4-4Z" />
      <path data-part="faint" d="M50 34h26M50 46h14" />
      <path data-part="value" d="M36 88c10 0 12-14 22-14s10 8 20 6 12-14 22-18" />
      <path data-part="dashed" d="M106 58c8-5 12-16 20-22s12-8 20-20" />
      <circle data-part="now" cx="147" cy="13" r="4" />
    </Drawing>
  );
}

/** A line with a gap in it: the connection broke. */
export function BrokenLineDrawing() {
  return (
    <Drawing>
      <path data-part="faint" d="M8 104h144M8 76h144M8 48h144M8 20h144" />
      <path data-part="value" d="M8 88c14 0 16-16 30-16 10 0 14 6 22 4" />
      <path data-part="dashed" d="M68 72c6-4 10-10 18-12" />
      <path data-part="value" d="M96 56c12-2 18 4 28-6s12-28 24-34" />
      <circle data-part="now" cx="60" cy="76" r="4" />
      <circle data-part="now" cx="96" cy="56" r="4" />
    </Drawing>
  );
}

/** Empty lines of a statement, with the first entry still to come. */
export function EmptyStatementDrawing() {
  return (
    <Drawing>
      <path data-part="faint" d="M8 104h144" />
      <path data-part="paper" d="M48 8h64a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z" />
      <path data-part="faint" d="M54 48h52M54 62h52M54 76h52M54 90h32" />
      <path data-part="value" d="M54 32c8 0 10-8 17-8s8 5 14 4 10-8 16-10" />
      <circle data-part="now" cx="102" cy="17.5" r="3.5" />
    </Drawing>
  );
}
