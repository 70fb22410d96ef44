import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Place = styled.span`
  display: contents;
`;

/** Returns the row, which may show the next scheme already, then the rows after it and before it. */
const rowsFrom = (place: Element): readonly Element[] => {
  const rows = [...document.querySelectorAll('main article, main tbody tr')];
  const at = rows.findIndex((row) => row.contains(place));
  return [...rows.slice(at), ...rows.slice(0, at).reverse()];
};

/**
 * A button of a row that opens a dialog in which the row itself can be removed. The focus then moves to the next row,
 * otherwise to the previous one, otherwise to the heading of the page.
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
      const rows = rowsFrom(place);
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = rows.find(({ isConnected }) => isConnected)?.querySelector('button');
        (next ?? document.querySelector('h1'))?.focus();
      });
    };
  }, []);
  return <Place ref={opener}>{children}</Place>;
}
