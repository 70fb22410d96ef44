import { ImageOff } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

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
    <Icon of={ImageOff} />
    {children}
  </Place>
);
