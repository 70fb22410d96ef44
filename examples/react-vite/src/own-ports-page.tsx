import { mobileRouteParams } from '@folioflow/flows';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ownPorts } from './own-ports.ts';
import { SignInCode } from './SignInCode.tsx';

const routeParams = mobileRouteParams('9000000100');

function Page() {
  const [end, setEnd] = useState('');
  if (end !== '') return <p role="status">The flow has ended: {end}</p>;
  return <SignInCode ports={ownPorts} routeParams={routeParams} onEnd={({ kind }) => setEnd(kind)} />;
}

const page = document.getElementById('page');
if (page) {
  createRoot(page).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
