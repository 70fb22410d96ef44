import type { InvestorRoute } from '../../kit/routes.ts';
import type { IdentityPage } from './identity-pages.types.ts';

/** The route of each page (D-09). */
export const identityRoutes = {
  intro: 'imageverification',
  choosingFiles: 'verify-step-2',
  verifying: 'verify-step-3',
  verified: 'verify-step-4',
} as const satisfies Record<IdentityPage, InvestorRoute>;
