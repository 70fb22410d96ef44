'use client';

import { signIn, type SignInOutput, type SignInPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { useState } from 'react';
import { SignInScreen } from './SignInScreen.tsx';

interface Props {
  ports: SignInPorts;
  onEnd: (output: SignInOutput) => void;
}

/** Sign-in by a mobile number: the flow on the ports of its caller. */
export function SignIn({ ports, onEnd }: Props) {
  const [flow] = useState(() => signIn(ports));
  const input = { tab: 'mobile', variant: 'current', opensSignUp: false } as const;
  const { view, remote } = useFlow(flow, input, { onOutput: onEnd });
  return <SignInScreen view={view} remote={remote} />;
}
