import { AccountActivation } from '@folioflow/ui/screens/static/AccountActivation';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';

/** Posts the id of the link once, outside of the session; neither the answer nor its absence has an effect (D-82). */
export function AccountActivationRoute() {
  const { provider } = useApp();
  const { id: token = '' } = useParams();
  const posted = useRef('');
  useEffect(() => {
    if (posted.current === token) return;
    posted.current = token;
    void provider.activateAccount({}, { token }).catch(() => undefined);
  }, [provider, token]);
  return <AccountActivation />;
}
