import { styled } from 'styled-components';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 34rem;
  overflow: visible;

  & [data-part='grid'] {
    stroke: var(--line);
  }

  & [data-part='area'] {
    fill: var(--accent);
    opacity: 0.1;
  }

  & [data-part='line'] {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & [data-part='now'] {
    fill: var(--accent);
    stroke: var(--accent-soft);
    stroke-width: 4;
  }
`;

const nav =
  'M0 172 C 24 168 36 150 60 152 S 96 178 120 166 150 118 178 124 206 150 232 138 262 96 288 98 318 120 344 106 372 58 400 62 436 78 460 54 500 18 520 16';

/** A drawing of a NAV line with realistic dips. */
export function RisingLine() {
  return (
    <Drawing viewBox="0 0 540 200" aria-hidden focusable="false">
      {[40, 90, 140, 190].map((height) => (
        <path key={height} data-part="grid" d={`M0 ${height} H 540`} />
      ))}
      <path data-part="area" d={`${nav} L 520 200 L 0 200 Z`} />
      <path data-part="line" d={nav} />
      <circle data-part="now" cx="520" cy="16" r="8" />
    </Drawing>
  );
}
