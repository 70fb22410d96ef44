'use client';

import {
  acceptedLocally,
  signInCodeStateOf,
  type CustomerRouteParams,
  type SignInCodeOutput,
  type SignInOutput,
} from '@folioflow/flows';
import { useState } from 'react';
import { provider } from './provider.ts';
import { SignIn } from './SignIn.tsx';
import { SignInCode } from './SignInCode.tsx';

const { login, sendOtp, validateOtp } = provider;
const codePorts = { sendOtp, validateOtp, findSession: async () => acceptedLocally({ isSignedIn: false }) };

/** The output of a flow names the next screen and its input. */
export function ProviderFlows() {
  const [routeParams, setRouteParams] = useState<CustomerRouteParams | null>(null);
  const [name, setName] = useState('');
  const openCode = (output: SignInOutput) => {
    if (output.kind === 'accepted') setRouteParams(signInCodeStateOf(output.exit.state));
  };
  const showName = (output: SignInCodeOutput) => {
    if (output.kind === 'accepted') setName(output.signedIn?.profile.login_name ?? '');
  };
  if (name !== '') return <p role="status">Signed in: {name}</p>;
  if (routeParams === null) return <SignIn ports={{ login }} onEnd={openCode} />;
  return <SignInCode ports={codePorts} routeParams={routeParams} onEnd={showName} />;
}
