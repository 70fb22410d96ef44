import { Landing } from '@folioflow/ui/screens/access/Landing/Landing';
import { Waiting } from '../../wiring/Waiting.tsx';
import { useSession } from '../../wiring/app-context.ts';
import { Redirect } from '../../wiring/Redirect.tsx';

/** A stored token leads on to the portfolio (ON-101). */
export function LandingRoute() {
  const { screen, hasToken } = useSession();
  if (screen === 'restoring') return <Waiting />;
  return hasToken ? <Redirect to="/portfolio/" /> : <Landing />;
}
