import { styled } from 'styled-components';

/** A part of the page over the whole width of the window; its content has the edges of every page. */
export const Band = styled.section`
  padding: var(--space-24) max(var(--gutter), calc((100% - var(--width-page)) / 2));
  background: var(--card);

  + section {
    border-top: 1px solid var(--line);
  }

  > h2 {
    margin-bottom: var(--space-16);
    font-size: var(--type-18);
  }

  @media (min-width: 48rem) {
    padding-inline: max(var(--space-24), calc((100% - var(--width-page)) / 2));

    &[data-canvas] {
      padding-block: var(--space-32);
      background: none;
    }

    > h2 {
      font-size: var(--type-22);
    }
  }
`;

export const Hero = styled(Band)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 0;

  h1 {
    /* The last limit is for enlarged text: the longest word fits into a phone's width. */
    font-size: min(2.25rem, 14vw);
    line-height: 1.11;
    letter-spacing: -0.025em;
  }

  h1 + p {
    margin-top: var(--space-12);
    max-width: 46ch;
    color: var(--muted);
    font-size: var(--type-16);
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 36rem) minmax(0, 30rem);
    align-items: center;
    justify-content: space-between;
    gap: var(--space-48) var(--space-64);
    padding-block: var(--space-48);

    > figure {
      grid-area: 1 / 2;
    }

    h1 {
      font-size: 3rem;
      line-height: 1.08;
    }

    h1 + p {
      margin-top: var(--space-24);
      font-size: var(--type-18);
    }
  }
`;

/** Words that no line divides. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

export const EntryLinks = styled.div`
  display: grid;
  margin-block: var(--space-24);

  @media (min-width: 48rem) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-24);
    margin-block: var(--space-32) 0;

    > a {
      min-height: 3rem;
    }
  }

  @media (max-width: 47.99rem) {
    && > [data-calculator] {
      display: none;
    }
  }
`;

/** The sign of each line is beside it on a desktop, above it on a phone. */
export const Trust = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: var(--space-8);
  padding: 0 0 var(--space-24);
  color: var(--text);
  font-size: var(--type-12);
  line-height: 1.34;

  > li {
    display: grid;
    gap: var(--space-8);
    align-content: start;
  }

  svg {
    color: var(--accent);
  }

  @media (min-width: 64rem) {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    margin-inline: calc(-50vw + 50%);
    padding: var(--space-24) calc(50vw - 50%) 0;
    border-top: 1px solid var(--line);
    font-size: var(--type-14);
    margin-bottom: calc(-1 * var(--space-24));

    > li {
      display: flex;
      align-items: center;
    }
  }
`;

export const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-16) var(--space-24);
  padding: 0;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-12);
    align-items: center;
  }

  > li > span {
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: min(var(--control), 14vw);
    height: min(var(--control), 14vw);
    border-radius: 10px;
    background: var(--accent-soft);
    color: var(--accent);
  }

  h3 {
    align-self: end;
    font-size: var(--type-16);
  }

  p {
    align-self: start;
    color: var(--muted);
    font-size: var(--type-14);
  }

  @media (min-width: 64rem) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }

    > li > span {
      margin-bottom: var(--space-12);
    }
  }
`;

export const Needs = styled(Band)`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-16);
    color: var(--muted);
    font-size: var(--type-14);
  }

  h2 {
    font-size: var(--type-18);
  }

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: var(--space-24) var(--space-16);
    margin: 0;
    padding: var(--space-16) 0 var(--space-8);
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  li {
    display: flex;
    align-items: center;
    gap: var(--space-12);
  }

  li > svg {
    flex: none;
    color: var(--accent);
  }

  @media (max-width: 47.99rem) {
    margin-top: var(--space-8);
  }

  > a {
    margin-inline-start: calc(-1 * var(--space-16));
  }

  @media (min-width: 48rem) {
    && > a {
      display: none;
    }
  }

  @media (min-width: 64rem) {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: calc(100% - 2 * var(--space-24));
    max-width: var(--width-page);
    margin: 0 auto var(--space-48);
    padding: var(--space-16) var(--space-24);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);

    > header {
      display: block;
    }

    > ul {
      display: flex;
      gap: var(--space-48);
      padding: 0;
    }
  }
`;
