import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HeaderPlacesContext } from './header-places.ts';

/** A control or a word beside the heading of a page, as "1 of 2"; on a phone it is at the end of the header. */
export function HeaderEnd({ children }: { children: ReactNode }) {
  const header = use(HeaderPlacesContext);
  return header === null ? children : createPortal(children, header.end);
}
