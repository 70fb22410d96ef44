import { styled } from 'styled-components';

const [CENTRE, BASE, OUTER, INNER] = [60, 60, 56, 36];

/** Returns the point at an angle of the half circle: 0 is left, 1 is right. */
const pointAt = (share: number, radius: number): string => {
  const angle = Math.PI * (1 - share);
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(BASE - radius * Math.sin(angle)).toFixed(2)}`;
};

const sectorPath = (from: number, to: number): string =>
  `M${pointAt(from, OUTER)} A${OUTER} ${OUTER} 0 0 1 ${pointAt(to, OUTER)} L${pointAt(to, INNER)} A${INNER} ${INNER} 0 0 0 ${pointAt(from, INNER)} Z`;

/*
 * Green to red as on the regulator's riskometer. The level is marked by the needle, by the opacity of its sector and in
 * text.
 */
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
  /** 0 is the lowest level. */
  level: number;
  levels: number;
  /** Accessible name of the picture. */
  label: string;
}

/** The riskometer of the regulator: one sector for each level, with the needle on the level of the scheme. */
export function Riskometer({ level, levels, label }: RiskometerProps) {
  const [x, y] = pointAt((level + 0.5) / levels, INNER + 8).split(' ');
  return (
    <Dial viewBox="0 0 120 66" role="img" aria-label={label} data-legal="riskometer">
      {Array.from({ length: levels }, (_, place) => (
        <path
          key={place}
          d={sectorPath(place / levels, (place + 1) / levels)}
          data-level={place === level || undefined}
        />
      ))}
      <line x1={CENTRE} y1={BASE} x2={x} y2={y} />
      <circle cx={CENTRE} cy={BASE} r={4.5} />
    </Dial>
  );
}
