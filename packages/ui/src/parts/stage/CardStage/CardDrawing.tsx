import { styled } from 'styled-components';

const Drawing = styled.svg`
  width: 9rem;
  height: auto;
  margin-bottom: var(--space-8);
  fill: none;
  stroke: var(--line-strong);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-part='paper'] {
    fill: var(--card);
  }

  [data-part='value'] {
    stroke: var(--accent);
    stroke-width: 2.5;
  }

  [data-part='faint'] {
    stroke: var(--line);
  }

  [data-part='corner'] {
    stroke: var(--accent);
  }
`;

/** The four corner marks around a card. */
const corners = 'M4 18V10a6 6 0 0 1 6-6h8M126 4h8a6 6 0 0 1 6 6v8M140 78v8a6 6 0 0 1-6 6h-8M18 92h-8a6 6 0 0 1-6-6v-8';

/** The front of a card with its photograph; the text beside it has the same meaning. */
export function CardFront() {
  return (
    <Drawing viewBox="0 0 144 96" aria-hidden focusable="false">
      <path data-part="corner" d={corners} />
      <rect data-part="paper" x="16" y="16" width="112" height="64" rx="7" />
      <rect x="26" y="28" width="26" height="32" rx="3" />
      <circle cx="39" cy="39" r="5" />
      <path d="M30 60c1-8 4-11 9-11s8 3 9 11" />
      <path data-part="faint" d="M62 32h54M62 42h40" />
      <path data-part="value" d="M62 54h46" />
      <path data-part="faint" d="M26 70h92" />
    </Drawing>
  );
}

/** The back of a card with its address. */
export function CardBack() {
  return (
    <Drawing viewBox="0 0 144 96" aria-hidden focusable="false">
      <path data-part="corner" d={corners} />
      <rect data-part="paper" x="16" y="16" width="112" height="64" rx="7" />
      <path data-part="faint" d="M26 30h46M26 40h50M26 50h38" />
      <path data-part="value" d="M26 68h46" />
      <path d="M90 30h28v28H90zM97 37h4v4h-4zM107 37h4v4h-4zM97 47h4v4h-4zM107 47h4v4h-4z" />
    </Drawing>
  );
}
