import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  max-width: var(--width-page);
  margin-inline: auto;
  color: var(--text);

  h2 {
    margin-bottom: var(--space-12);
  }
`;

export const Lead = styled.p`
  max-width: var(--width-reading);
  font-size: var(--type-18);

  code {
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
`;

/** Counts of the sections. */
export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  padding: 0;
  margin: var(--space-12) 0 0;
  list-style: none;
`;

export const Rows = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--space-8);
    padding: var(--space-12) var(--space-16);
  }

  > li + li {
    border-top: 1px solid var(--line);
  }
`;

export const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-16);
  padding: 0;
  margin: 0;
  list-style: none;
`;

/** Before and after, side by side on a wide page. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-8) var(--space-24);
  font-size: var(--type-14);

  @media (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  > small {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
  }

  del,
  ins {
    display: block;
    padding-inline-start: var(--space-8);
    border-inline-start: 3px solid var(--tone);
    text-decoration: none;
  }

  del + del,
  ins + ins {
    margin-top: var(--space-4);
  }
`;

export const Code = styled.code`
  font-size: var(--type-14);
  overflow-wrap: anywhere;
`;

export const Muted = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;
