import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Place = styled.span`
  display: contents;
`;

/** Returns the connected openers of the rows after this one, then before it. */
const neighboursOf = (place: Element): readonly Element[] => {
  const places = [...document.querySelectorAll('[data-row-opener]')];
  const at = places.indexOf(place);
  return [...places.slice(at + 1), ...places.slice(0, at).reverse()];
};

/**
 * A button of a row that opens a dialog in which the row itself can be removed. The focus then moves to the same button
 * of the next row, otherwise of the previous one, otherwise to the heading of the page.
 */
export function RowOpener({ children }: { children: ReactNode }) {
  const opener = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const place = opener.current;
    if (place === null) return undefined;
    let isDialogOpen = false;
    const setOpen = () => {
      isDialogOpen = true;
    };
    // The focus returns from the dialog.
    const setClosed = () => {
      isDialogOpen = false;
    };
    place.addEventListener('click', setOpen);
    place.addEventListener('focusin', setClosed);
    return () => {
      place.removeEventListener('click', setOpen);
      place.removeEventListener('focusin', setClosed);
      if (!isDialogOpen && !place.matches(':focus-within')) return;
      const neighbours = neighboursOf(place);
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = neighbours.find(({ isConnected }) => isConnected)?.querySelector('button');
        (next ?? document.querySelector('h1'))?.focus();
      });
    };
  }, []);
  return (
    <Place ref={opener} data-row-opener>
      {children}
    </Place>
  );
}
