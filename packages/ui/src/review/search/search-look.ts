import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  max-width: var(--width-page);
  margin-inline: auto;
  color: var(--text);
`;

export const SearchForm = styled.form`
  display: grid;
  gap: var(--space-12);
  max-width: var(--width-reading);
`;

export const Examples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const UnitHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
  padding: var(--space-12) var(--space-16);
  background: var(--sunken);

  h2 {
    font-size: var(--type-16);
  }

  h2 > small {
    color: var(--muted);
    font-size: var(--type-14);
    font-weight: var(--weight-text);
  }

  > span {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

export const Stories = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(12rem, 1fr) minmax(0, 2fr);
    gap: var(--space-4) var(--space-24);
    padding: var(--space-12) var(--space-16);
    border-top: 1px solid var(--line);
  }

  @media (max-width: 48rem) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Terms = styled.ul`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  padding: 0;
  margin: 0;
  font-size: var(--type-14);
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: var(--space-8);
    overflow-wrap: anywhere;
  }

  > li > span:first-child {
    color: var(--muted);
  }
`;

/** A matched word. It is underlined too, because a colour alone is not enough. */
export const Mark = styled.mark`
  border-radius: 2px;
  background: var(--warn-soft);
  color: var(--ink);
  font-weight: var(--weight-label);
  text-decoration: underline;
  text-decoration-color: var(--warn);
  text-underline-offset: 0.2em;
`;

export const More = styled.div`
  padding: var(--space-8) var(--space-16);
  border-top: 1px solid var(--line);
`;
