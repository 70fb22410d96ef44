import { acceptedLocally, signInCodeStateOf } from '@folioflow/flows';
import { findElement } from './find-element.ts';
import { createPageProvider } from './provider.ts';
import { runSignInCode } from './sign-in-code.ts';
import { runSignIn } from './sign-in.ts';

const page = findElement(document, '#page');
const { login, sendOtp, validateOtp } = createPageProvider(page.dataset['provider'] ?? '');
const codePorts = { sendOtp, validateOtp, findSession: async () => acceptedLocally({ isSignedIn: false }) };

// The output of a flow names the next screen and its input.
const accepted = await runSignIn(page, { login });
const routeParams = accepted.kind === 'accepted' ? signInCodeStateOf(accepted.exit.state) : null;
if (routeParams !== null) {
  const end = await runSignInCode(page, codePorts, routeParams);
  if (end.kind === 'accepted') page.textContent = `Signed in: ${end.signedIn?.profile.login_name ?? ''}`;
}
