import { useEffect, useRef } from 'react';

/** Makes a box focusable while its content overflows, so that it can be scrolled without a mouse. */
export function useScrollable<Box extends HTMLElement>(isShown: boolean) {
  const box = useRef<Box>(null);
  useEffect(() => {
    const element = box.current;
    if (!isShown || element === null) return undefined;
    const measure = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [isShown]);
  return box;
}
