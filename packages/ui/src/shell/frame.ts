import { styled } from 'styled-components';

/** The layout of the whole window: bar, content and footer. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  /* Sticky elements at the bottom of a page are above the tabs. */
  @media (max-width: 47.99rem) {
    &[data-tabs] {
      --below: calc(var(--bottom-bar) + env(safe-area-inset-bottom));
    }
  }

  /* Later content would push it out of the window. */
  > main:has([data-loading]) ~ footer {
    visibility: hidden;
  }
`;

export const Bar = styled.header`
  position: sticky;
  /* With enlarged text on a phone, bar and tabs would cover half of the window: the bar scrolls away. */
  top: min(0px, (100vw - 19rem) * 99);
  z-index: 20;
  border-bottom: 1px solid var(--line);
  background: var(--card);

  /* With a high zoom a fixed bar would cover most of the window. */
  @media (max-height: 20rem) {
    position: static;
  }
`;

export const BarInner = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  max-width: calc(var(--width-page) + 2 * var(--space-24));
  min-height: var(--top-bar);
  margin-inline: auto;
  padding-inline: var(--space-16);

  @media (min-width: 48rem) {
    padding-inline: var(--space-24);
  }
`;

export const Content = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  outline: none;
`;

/** The skip link, the first focusable element. */
export const Skip = styled.a`
  position: fixed;
  top: var(--space-8);
  left: var(--space-8);
  z-index: 30;
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: var(--weight-label);
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

export const HomeLink = `
  display: inline-flex;
  align-items: center;
  min-height: var(--control);
  border-radius: var(--radius-control);
  text-decoration: none;
`;
