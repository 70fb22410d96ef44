import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Place = styled.div`
  min-width: 0;
`;

const Bar = styled.div`
  &[data-fixed] {
    position: fixed;
    inset-inline: 0;
    top: var(--below-top-bar);
    z-index: 10;
    padding-block: var(--space-8);
    border-bottom: 1px solid var(--line);
    background: var(--card);
  }

  &[data-fixed] > div {
    max-width: calc(var(--width-page) + 2 * var(--space-24));
    margin-inline: auto;
    padding-inline: var(--space-16);

    @media (min-width: 48rem) {
      padding-inline: var(--space-24);
    }
  }

  &[data-fixed] h1 {
    font-size: var(--type-18);
  }

  /* On a phone the window is for the list: elements marked data-rests stay at the top of the page. */
  @media (max-width: 47.99rem) {
    &[data-fixed] [data-rests] {
      display: none;
    }
  }
`;

export interface ScrolledHeaderProps {
  /** Scroll distance in pixels after which the header is fixed. */
  threshold: number;
  children: ReactNode;
}

/**
 * A header that is fixed below the top bar once the page is scrolled past a threshold (AD-059). On a phone elements
 * with `data-rests` are not part of the fixed header.
 */
export function ScrolledHeader({ threshold, children }: ScrolledHeaderProps) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const updateHeight = () => {
      const isPast = window.scrollY > threshold;
      setHeight((before) => (isPast ? (before ?? place.current?.offsetHeight ?? 0) : null));
    };
    updateHeight();
    window.addEventListener('scroll', updateHeight, { passive: true });
    return () => window.removeEventListener('scroll', updateHeight);
  }, [threshold]);
  const isFixed = height !== null;
  return (
    <Place ref={place} style={isFixed ? { height } : undefined}>
      <Bar data-fixed={isFixed || undefined}>
        <div>{children}</div>
      </Bar>
    </Place>
  );
}
