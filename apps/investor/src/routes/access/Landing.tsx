import { Landing } from '@folioflow/ui/screens/access/Landing/Landing';
import { Redirect, Waiting } from '@folioflow/wiring';
import { useSession } from '../../wiring/app-context.ts';

/** A stored token leads on to the portfolio (ON-101). */
export function LandingRoute() {
  const { screen, hasToken } = useSession();
  if (screen === 'restoring') return <Waiting />;
  return hasToken ? <Redirect to="/portfolio/" /> : <Landing />;
}
