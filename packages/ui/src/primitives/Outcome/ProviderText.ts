import { styled } from 'styled-components';

/** The provider's text, in the same style in a result, a history and a rejection. */
export const ProviderText = styled.div`
  padding: var(--space-12) var(--gutter);
  border-radius: var(--radius-control);
  background: var(--sunken);
  font-size: var(--type-14);
`;
