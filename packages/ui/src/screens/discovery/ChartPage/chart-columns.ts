import { styled } from 'styled-components';

/**
 * One column on a phone, whose panels reach the edges of the window; on a wide screen the invest panel is beside the
 * others. The document has the order of a phone (decision 063).
 */
export const ChartColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--space-8);

  > [data-panel] {
    min-width: 0;
    margin-inline: calc(-1 * var(--space-16));
    padding: var(--space-16);
    border-block: 1px solid var(--line);
    background: var(--card);
  }

  > [data-panel='name'] {
    margin-bottom: calc(-1 * var(--space-8));
    padding-bottom: var(--space-4);
    border-block: 0;
  }

  > [data-panel='nav'] {
    padding-top: var(--space-4);
    border-top: 0;
  }

  > [data-panel='facts'] {
    padding-block: var(--space-8);
  }

  > [data-panel='invest'] {
    padding: 0;
  }

  > [data-panel='rest'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    padding: 0;
    border-block: 0;
    background: none;

    > * > section {
      border-inline: 0;
      border-radius: 0;
    }
  }

  @media (min-width: 48rem) {
    row-gap: var(--space-24);

    > [data-panel] {
      margin-inline: 0;
      padding: var(--space-24);
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
    }

    > [data-panel='name'] {
      margin-bottom: 0;
      padding: 0;
      border: 0;
      background: none;
    }

    > [data-panel='invest'] {
      padding: 0;
    }

    > [data-panel='rest'] {
      gap: var(--space-24);
      padding: 0;
      border: 0;

      > * > section {
        border-inline: 1px solid var(--line);
        border-radius: var(--radius-card);
      }
    }
  }

  @media (min-width: 64rem) {
    grid-template: 'name name' auto 'nav invest' auto 'facts invest' auto 'rest invest' 1fr / minmax(0, 1fr) 22.5rem;
    gap: 0 var(--space-24);

    > [data-panel='name'] {
      grid-area: name;
      margin-bottom: var(--space-24);
    }

    > [data-panel='nav'] {
      grid-area: nav;
    }

    /* The facts are the last line of the card of the drawing. */
    > [data-panel='nav']:has(~ [data-panel='facts']) {
      padding-bottom: var(--space-16);
      border-bottom: 0;
      border-radius: var(--radius-card) var(--radius-card) 0 0;
    }

    > [data-panel='facts'] {
      grid-area: facts;
      padding: 0 var(--space-24) var(--space-24);
      border-top: 0;
      border-radius: 0 0 var(--radius-card) var(--radius-card);

      > dl {
        padding-top: var(--space-12);
        border-top: 1px solid var(--line);
      }
    }

    > [data-panel='invest'] {
      grid-area: invest;
      position: sticky;
      top: calc(var(--top-bar) + var(--space-24));
      align-self: start;
    }

    > [data-panel='rest'] {
      grid-area: rest;
      margin-top: var(--space-24);
    }
  }
`;
