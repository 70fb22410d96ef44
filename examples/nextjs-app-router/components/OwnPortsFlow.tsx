'use client';

import { mobileRouteParams } from '@folioflow/flows';
import { useState } from 'react';
import { ownPorts } from './own-ports.ts';
import { SignInCode } from './SignInCode.tsx';

const routeParams = mobileRouteParams('9000000100');

export function OwnPortsFlow() {
  const [end, setEnd] = useState('');
  if (end !== '') return <p role="status">The flow has ended: {end}</p>;
  return <SignInCode ports={ownPorts} routeParams={routeParams} onEnd={({ kind }) => setEnd(kind)} />;
}
