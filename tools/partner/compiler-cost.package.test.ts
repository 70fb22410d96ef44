// attw resolves types; it does not compile a use of them, nor measure it, under several versions of TypeScript.
import { describe, expect, inject, test } from 'vitest';
import { compileProject, compilers, type CompilerVersion } from './compiled-project.ts';

const MAX_TYPES = 30_000;
const MAX_MEGABYTES = 120;

/** One flow with its ports, its view and a child, and a flow with many children. */
const code = `
import { observeFlow, remoteOf, signInCode, sipCheckout, type Outcome, type Remote, type RunnableFlow } from '@folioflow/flows';
import type { SignInCodeFlow, SignInCodePorts, SipCheckoutPorts } from '@folioflow/flows';
import { createActor } from 'xstate';

declare const ports: SignInCodePorts & SipCheckoutPorts;
const flow: RunnableFlow<SignInCodeFlow> = signInCode(ports);
const actor = createActor(flow.machine, { input: { routeParams: null, routes: ['schemeList'], newSubmission: () => '' } });
const view = observeFlow(flow, actor);
view.subscribe(() => console.log(view.get().screen));
const remote: Remote<SignInCodeFlow> = remoteOf(flow, () => actor);
remote.child('secondFactor').send({ type: 'codes.submitted' });
actor.start();
const end = actor.getSnapshot().output;
if (end?.kind === 'accepted') console.log(end.exit.to);
export const checkout = sipCheckout(ports);
export type LoginOutcome = Outcome<{ code: string; messageText: string }>;
`;

/** Screens on flows, in the frame of an app. */
const screens = `
import '@folioflow/ui/tokens.css';
import type { SignInFlow, SignInView, Remote } from '@folioflow/flows';
import { Money } from '@folioflow/ui';
import { SipCheckout } from '@folioflow/ui/screens/checkout/SipCheckout/SipCheckout';
import { OrderList } from '@folioflow/ui/screens/orders/OrderList/OrderList';
import { SignIn } from '@folioflow/ui/screens/access/SignIn/SignIn';
import { WiredApp } from '@folioflow/wiring';

declare const view: SignInView;
declare const remote: Remote<SignInFlow>;
export const page = <SignIn view={view} remote={remote} />;
export const amount = <Money value="1248050.75" size="display" />;
export const others = [SipCheckout, OrderList, WiredApp];
`;

describe.each(Object.keys(compilers) as CompilerVersion[])('TypeScript %s', (version) => {
  const { folder } = inject('installation');

  test('compiles an import of two flows with at most 30,000 types and 120 MB', async () => {
    const { errors, types, megabytes } = await compileProject(folder, { 'embedding.ts': code }, { version });
    expect(errors).toEqual([]);
    expect(types).toBeLessThanOrEqual(MAX_TYPES);
    expect(megabytes).toBeLessThanOrEqual(MAX_MEGABYTES);
  });

  test('compiles screens of the ui package on flows', async () => {
    const { errors } = await compileProject(folder, { 'screens.tsx': screens }, { version });
    expect(errors).toEqual([]);
  });

  test('finds no error in the declarations, apart from those of xstate', async () => {
    const files = { 'declarations.ts': code };
    const { errors } = await compileProject(folder, files, { version, skipLibCheck: false });
    expect(errors.filter((line) => !line.includes('node_modules/xstate/'))).toEqual([]);
  });
});
