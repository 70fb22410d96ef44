import { styled } from 'styled-components';

const [CENTRE, BASE, OUTER, INNER] = [60, 60, 56, 36];

/** A point at an angle of the half circle, 0 on the left and 1 on the right. */
const at = (share: number, radius: number): string => {
  const angle = Math.PI * (1 - share);
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(BASE - radius * Math.sin(angle)).toFixed(2)}`;
};

const sector = (from: number, to: number): string =>
  `M${at(from, OUTER)} A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)} L${at(to, INNER)} A${INNER} ${INNER} 0 0 0 ${at(from, INNER)} Z`;

/* Green to red as on the regulator's own; the level is told by the needle, the strength of its sector and in words. */
const Dial = styled.svg`
  flex: none;
  width: 7.5rem;
  height: auto;
  overflow: visible;

  path {
    stroke: var(--card);
    stroke-width: 2;
    opacity: 0.45;
  }

  path[data-level] {
    opacity: 1;
  }

  path:nth-of-type(-n + 2) {
    fill: var(--gain);
  }

  path:nth-of-type(n + 3) {
    fill: var(--warn);
  }

  path:nth-of-type(n + 5) {
    fill: var(--loss);
  }

  line {
    stroke: var(--ink);
    stroke-width: 3;
    stroke-linecap: round;
  }

  circle {
    fill: var(--ink);
  }
`;

export interface RiskometerProps {
  /** From 0, the lowest. */
  level: number;
  levels: number;
  /** What the picture says. */
  label: string;
}

/** The riskometer of the regulator: one sector a level, the needle on that of the scheme. */
export function Riskometer({ level, levels, label }: RiskometerProps) {
  const [x, y] = at((level + 0.5) / levels, INNER + 8).split(' ');
  return (
    <Dial viewBox="0 0 120 66" role="img" aria-label={label}>
      {Array.from({ length: levels }, (_, place) => (
        <path key={place} d={sector(place / levels, (place + 1) / levels)} data-level={place === level || undefined} />
      ))}
      <line x1={CENTRE} y1={BASE} x2={x} y2={y} />
      <circle cx={CENTRE} cy={BASE} r={4.5} />
    </Dial>
  );
}
