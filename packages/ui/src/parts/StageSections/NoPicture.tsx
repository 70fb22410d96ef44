import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';
import { icon } from '../../primitives/icon.ts';

const Place = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-8);
  aspect-ratio: 8 / 5;
  padding: var(--space-8);
  border-radius: var(--radius-control);
  background: var(--sunken);
  color: var(--muted);
  font-size: var(--type-14);
  text-align: center;
`;

/** Stands where a picture of a document would stand, and says why there is none. */
export const NoPicture = ({ children }: { children: string }) => (
  <Place>
    <ImageOff {...icon} />
    {children}
  </Place>
);
