import type { InvestorRoute, RouteGuard } from '@folioflow/flows';
import type { PageManifest, RouteDeclaration } from '@folioflow/wiring/page-manifest';

export const definePage = <const Page extends PageManifest<InvestorRoute, RouteGuard>>(page: Page): Page => page;

type Declaration = RouteDeclaration<RouteGuard>;
const declareRoute = (guard: RouteGuard, path: string | undefined): Declaration =>
  path === undefined ? { guard } : { guard, path };

export const publicRoute = (path?: string): Declaration => declareRoute('public', path);
/** A route for a user with a stored token and profile. */
export const storedRoute = (path?: string): Declaration => declareRoute('stored', path);
/** A route for a signed-in user: the settings (C-03). */
export const authenticatedRoute = (path?: string): Declaration => declareRoute('authenticated', path);
