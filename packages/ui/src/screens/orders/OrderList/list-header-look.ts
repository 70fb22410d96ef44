import { styled } from 'styled-components';

export const CountText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

/* The title and Refresh share the first line of a phone, whatever is chosen. */
export const ListHeaderLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-8);

  > :first-child {
    flex: 1 1 auto;
  }
`;
