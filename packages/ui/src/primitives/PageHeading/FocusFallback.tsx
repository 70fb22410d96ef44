import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { focusHeadingIfLost } from './focus-heading.ts';

/**
 * A container that is removed when a button inside it is pressed, such as a retry. The focus moves to the heading of
 * the page.
 */
export function FocusFallback(props: ComponentProps<'div'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    const root = element?.getRootNode() as Document | ShadowRoot;
    return () => {
      // Checked after the removal, when another element may have the focus.
      if (element?.matches(':focus-within')) queueMicrotask(() => focusHeadingIfLost(root));
    };
  }, []);
  return <div {...props} ref={place} />;
}
