import { styled } from 'styled-components';

export const Panel = styled.div`
  position: fixed;
  inset: auto;
  flex-direction: column;
  width: 20rem;
  max-width: calc(100vw - var(--space-16));
  max-height: 26rem;
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--text);
  box-shadow: var(--shadow-raised);
  overflow: hidden;

  &:focus-visible {
    outline: none;
  }

  /* The second name is that of the polyfill. */
  &:is(:popover-open, .\\:popover-open) {
    display: flex;
  }

  @media (max-width: 47.99rem) {
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: 80dvh;

    &[data-searchable] {
      min-height: 60dvh;
    }

    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-bottom: env(safe-area-inset-bottom);

    &::backdrop {
      background: var(--scrim);
    }
  }
`;

/** Title of the sheet on a phone. On a desktop the button beside the panel names it. */
export const Title = styled.p`
  flex: none;
  padding: var(--space-16) var(--space-16) var(--space-4);
  color: var(--ink);
  font-size: var(--type-18);
  font-weight: var(--weight-heading);

  @media (min-width: 48rem) {
    display: none;
  }
`;

export const SearchLine = styled.div`
  position: relative;
  flex: none;
  border-bottom: 1px solid var(--line);

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--space-16);
    margin-block: auto;
    color: var(--muted);
    pointer-events: none;
  }
`;

export const SearchBox = styled.input`
  width: 100%;
  min-height: 3rem;
  padding-inline: 2.75rem var(--space-16);
  border: 0;
  background: none;
  color: var(--ink);

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: inset 0 -2px var(--accent);
  }
`;

export const Options = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--space-8) var(--space-16);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Nothing = styled.p`
  padding-block: var(--space-16);
  color: var(--muted);
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-8) var(--space-16) var(--space-8) var(--space-4);
  border-top: 1px solid var(--line);
`;
