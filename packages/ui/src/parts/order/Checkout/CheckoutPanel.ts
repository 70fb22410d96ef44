import { styled } from 'styled-components';

/** A part of a checkout: from edge to edge on a phone, a card on a wide screen. */
export const CheckoutPanel = styled.section`
  display: grid;
  gap: var(--space-16);
  min-width: 0;
  margin-inline: calc(-1 * var(--space-16));
  padding: var(--space-16);
  border-block: 1px solid var(--line);
  background: var(--card);

  h2 {
    font-size: var(--type-16);
  }

  &[data-lines] {
    gap: 0;
    padding-block: 0;
  }

  @media (min-width: 48rem) {
    margin-inline: 0;
    padding: var(--space-16) var(--space-24);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);

    &[data-lines] {
      padding-block: var(--space-4);
    }
  }
`;
