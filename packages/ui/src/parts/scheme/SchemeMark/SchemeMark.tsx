import { useState } from 'react';
import { styled } from 'styled-components';
import { houseMark } from './house-mark.ts';

const Picture = styled.img`
  flex: none;
  border-radius: var(--radius-control);
  background: var(--sunken);
  object-fit: contain;
`;

const Drawn = styled.svg`
  flex: none;

  > path {
    fill: var(--sunken);

    @supports (color: oklch(0 0 0)) {
      fill: oklch(var(--mark-soft) var(--hue));
    }
  }

  > text {
    fill: var(--ink);
    font-size: 17px;
    font-weight: var(--weight-heading);
    letter-spacing: -0.01em;

    @supports (color: oklch(0 0 0)) {
      fill: oklch(var(--mark) var(--hue));
    }
  }
`;

export interface SchemeMarkProps {
  /** Name of the fund house, or of the scheme. */
  name: string;
  /** URL of the logo, or null. */
  logo?: string | null;
  /** Edge in rem. */
  size?: number;
}

/** The logo of a scheme; without a loadable logo, a generated mark. It is decorative, because the name is beside it. */
export function SchemeMark({ name, logo = null, size = 2.75 }: SchemeMarkProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const room = { width: `${size}rem`, height: `${size}rem` };
  if (logo !== null && logo !== failed)
    return <Picture src={logo} alt="" style={room} loading="lazy" decoding="async" onError={() => setFailed(logo)} />;
  const { initials, outline, hue } = houseMark(name);
  return (
    <Drawn viewBox="0 0 44 44" style={{ ...room, '--hue': hue }} aria-hidden focusable="false">
      <path d={outline} />
      <text x="22" y="22.5" dominantBaseline="central" textAnchor="middle">
        {initials}
      </text>
    </Drawn>
  );
}
