import { createContext, use, type ReactNode } from 'react';

/** The product that an app is sold as. This package contains no name and no logo. */
export interface Brand {
  /** Shown beside the logo, and read out for the logo link. */
  readonly product: string;
  /** Address of a square picture that contains no name, for an `<img>`. */
  readonly logoUrl?: string | undefined;
  /** Draws the picture in the page instead, with this width and height in CSS pixels; hidden from screen readers. */
  readonly drawLogo?: ((size: number) => ReactNode) | undefined;
}

/** Brand of the app around every frame; without it, frames show neither a name nor a logo. */
export const BrandContext = createContext<Brand>({ product: '' });

export const useBrand = (): Brand => use(BrandContext);
