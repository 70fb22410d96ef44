import { ImageOff } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';

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

/** Placeholder of a document picture with the reason of its absence, and an action where there is one. */
export const MissingPicture = ({ children }: { children: ReactNode }) => (
  <Place>
    <Icon of={ImageOff} />
    {children}
  </Place>
);
