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

/** The canvas of the drawings: thin lines in the colours of the theme. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <Canvas width="160" height="112" viewBox="0 0 160 112" aria-hidden focusable="false">
      {children}
    </Canvas>
  );
}
