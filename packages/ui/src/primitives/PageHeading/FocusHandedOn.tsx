import { useLayoutEffect, useRef, type ComponentProps } from 'react';

const toHeading = () => {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
};

/** What goes away with the press of a button in it, such as another try: the focus goes on to the heading of the page. */
export function FocusHandedOn(props: ComponentProps<'div'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      // Only after it is gone is it known whether something else took the focus.
      if (element?.contains(document.activeElement)) queueMicrotask(toHeading);
    };
  }, []);
  return <div {...props} ref={place} />;
}
