import { useState } from 'react';
import { styled } from 'styled-components';

const Picture = styled.img`
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-control);
  background: var(--sunken);
  object-fit: contain;
`;

const Monogram = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-control);
  background: var(--accent-soft);
  color: var(--accent);
  font-size: var(--type-16);
  font-weight: var(--weight-heading);
`;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

export interface SchemeLogoProps {
  /** An address that may be shown, or null. */
  logo: string | null;
  /** The fund house, or whatever the scheme is known by. */
  name: string;
}

/** The logo of a scheme; without one, or when it does not load, the initials of its house. The name stands beside it. */
export function SchemeLogo({ logo, name }: SchemeLogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (logo === null || logo === failed) return <Monogram aria-hidden>{initialsOf(name)}</Monogram>;
  return <Picture src={logo} alt="" loading="lazy" decoding="async" onError={() => setFailed(logo)} />;
}
