import { styled } from 'styled-components';

export const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;
