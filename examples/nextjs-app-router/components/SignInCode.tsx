'use client';

import { signInCode, type CustomerRouteParams, type SignInCodeOutput, type SignInCodePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { useState } from 'react';
import { SignInCodeScreen } from './SignInCodeScreen.tsx';

interface Props {
  ports: SignInCodePorts;
  routeParams: CustomerRouteParams;
  onEnd: (output: SignInCodeOutput) => void;
}

/** Sign-in by a code: the flow on the ports of its caller. */
export function SignInCode({ ports, routeParams, onEnd }: Props) {
  const [flow] = useState(() => signInCode(ports));
  const input = { routeParams, routes: ['schemeList'] as const, newSubmission: () => crypto.randomUUID() };
  const { view, remote } = useFlow(flow, input, { onOutput: onEnd });
  return <SignInCodeScreen view={view} remote={remote} />;
}
