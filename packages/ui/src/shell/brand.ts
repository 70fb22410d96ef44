import { createContext, use, type ReactNode } from 'react';

/** The product that an app is sold as. This package contains no name and no logo. */
export interface Brand {
  /** Shown beside the logo, and read out for the logo link. */
  readonly product: string;
  /** Address of a square picture that contains no name, for an `<img>`. */
  readonly logoUrl?: string | undefined;
  /** Draws the picture in the page instead, with this width and height in CSS pixels; hidden from screen readers. */
  readonly drawLogo?: ((size: number) => ReactNode) | undefined;
  /** AMFI registration number of the distributor. */
  readonly arn?: string | undefined;
  /** Number of the employee who is responsible for the orders. */
  readonly euin?: string | undefined;
  /** Name and contact of the distributor's grievance officer. */
  readonly grievanceOfficer?: string | undefined;
}

/** Brand of the app around every frame; without it, frames show neither a name nor a logo. */
export const BrandContext = createContext<Brand>({ product: '' });

export const useBrand = (): Brand => use(BrandContext);

/** Hosts of the regulator's portals for complaints that a distributor has not solved. */
export const COMPLAINT_PORTALS = { scores: 'scores.sebi.gov.in', odr: 'smartodr.in' } as const;
