import { styled } from 'styled-components';

/** A column of panels, with a strip of canvas between them. */
export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-8);

  @media (min-width: 48rem) {
    gap: var(--space-24);
  }
`;

/** A part of a page: from edge to edge on a phone, a card on a wider screen. */
export const Panel = styled.section`
  position: relative;
  min-width: 0;
  padding: var(--space-12) var(--gutter);
  border-block: 1px solid var(--line);
  background: var(--card);

  > h2,
  > header > h2 {
    font-size: var(--type-16);
  }

  @media (min-width: 48rem) {
    padding: var(--space-16) var(--space-24);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);

    > h2,
    > header > h2 {
      font-size: var(--type-18);
    }
  }
`;
