import { useLingui } from '@lingui/react';
import { RISK_LEVELS } from '@folioflow/flows';
import { styled } from 'styled-components';
import { riskTone } from '../../../format/risk.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

const LEVELS = RISK_LEVELS.length;
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
  width: 4.5rem;
  height: auto;
  overflow: visible;

  path {
    stroke: var(--card);
    stroke-width: 3;
    opacity: 0.4;
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
    stroke-width: 5;
    stroke-linecap: round;
  }

  circle {
    fill: var(--ink);
  }
`;

const Frame = styled.div`
  display: grid;
  flex: none;
  justify-items: center;
  gap: var(--space-4);
`;

export interface RiskometerProps {
  /** The documented risk of the scheme; '' is unknown: then the level names it. */
  risk: string;
  /** Index in `RISK_LEVELS`; null outside the six levels. */
  level: number | null;
}

/**
 * The riskometer of the regulator above the documented tag (DO-043 to DO-045): one sector for each of the six levels,
 * with the needle on that of the scheme. A risk outside the six levels is a tag alone.
 */
export function Riskometer({ risk, level }: RiskometerProps) {
  const { i18n } = useLingui();
  const word = risk === '' && level !== null ? RISK_LEVELS[level] : risk;
  if (word === undefined || word === '') return null;
  return (
    <Frame>
      {level !== null && (
        <Dial
          viewBox="0 0 120 66"
          role="img"
          aria-label={i18n._('aboutScheme.facts.riskometer', { level: level + 1, levels: LEVELS, risk: word })}
          data-legal="riskometer"
        >
          {RISK_LEVELS.map((name, place) => (
            <path
              key={name}
              d={sectorPath(place / LEVELS, (place + 1) / LEVELS)}
              data-level={place === level || undefined}
            />
          ))}
          <Needle level={level} />
        </Dial>
      )}
      <Tag tone={riskTone(word)} legal="risk">
        <span lang="en">{word}</span>
      </Tag>
    </Frame>
  );
}

function Needle({ level }: { level: number }) {
  const [x, y] = pointAt((level + 0.5) / LEVELS, INNER + 8).split(' ');
  return (
    <>
      <line x1={CENTRE} y1={BASE} x2={x} y2={y} />
      <circle cx={CENTRE} cy={BASE} r={7} />
    </>
  );
}
