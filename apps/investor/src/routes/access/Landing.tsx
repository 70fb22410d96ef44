import { Landing } from '@folioflow/ui/screens/access/Landing/Landing';
import { Navigate } from 'react-router-dom';
import { Waiting } from '../../wiring/Waiting.tsx';
import { useSession } from '../../wiring/app-context.ts';

/** A stored token leads on to the portfolio (ON-101). */
export function LandingRoute() {
  const { screen, hasToken } = useSession();
  if (screen === 'restoring') return <Waiting />;
  return hasToken ? <Navigate to="/portfolio/" replace /> : <Landing />;
}
