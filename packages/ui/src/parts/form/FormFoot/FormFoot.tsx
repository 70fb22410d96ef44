import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Foot = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);

  > :first-child {
    flex: 1 1 9rem;
  }

  > :not(:first-child) {
    flex: 0 1 auto;
    width: auto;
  }

  @media (min-width: 40rem) {
    flex-wrap: nowrap;

    > button:not(:first-child) {
      flex: 1;
    }
  }

  @media (max-width: 47.99rem) {
    position: sticky;
    bottom: calc(max(var(--below, 0px), var(--keyboard, 0px)) + var(--unless-enlarged));
    z-index: 10;
    margin-inline: calc(-1 * var(--card-pad));
    padding: var(--space-12) var(--card-pad) calc(var(--space-12) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--card);

    > button:first-child {
      padding-inline: var(--space-8);
    }
  }
`;

/** Returns the height of the on-screen keyboard in px; 0 for a page that is only zoomed. */
const keyboardHeight = ({ height, offsetTop, scale }: VisualViewport): number =>
  scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop));

/**
 * The buttons at the end of a form or a card, the primary one first. On a phone they stay visible above the keyboard
 * and the tabs while the content above them scrolls.
 */
export function FormFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    const place = () => foot.current?.style.setProperty('--keyboard', `${keyboardHeight(visualViewport)}px`);
    visualViewport.addEventListener('resize', place);
    visualViewport.addEventListener('scroll', place);
    return () => {
      visualViewport.removeEventListener('resize', place);
      visualViewport.removeEventListener('scroll', place);
    };
  }, []);
  return (
    <Foot ref={foot} data-foot>
      {children}
    </Foot>
  );
}
