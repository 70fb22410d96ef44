import { createContext } from 'react';

/** Places in the header of a phone that the page fills. */
export interface HeaderPlaces {
  readonly title: HTMLElement;
  readonly end: HTMLElement;
}

/** The places of the frame around a page; null on a wide screen and without a frame. */
export const HeaderPlacesContext = createContext<HeaderPlaces | null>(null);
