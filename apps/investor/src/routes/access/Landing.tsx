import { Landing } from '@folioflow/ui/screens/access/Landing/Landing';
import { Redirect, LoadingPage } from '@folioflow/wiring';
import { useSession } from '../../wiring/app-context.ts';

/** With a stored token the user is redirected to the portfolio (ON-101). */
export function LandingRoute() {
  const { screen, hasToken } = useSession();
  if (screen === 'restoring') return <LoadingPage />;
  return hasToken ? <Redirect to="/portfolio/" /> : <Landing />;
}
