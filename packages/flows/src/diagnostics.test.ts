import { ProviderFault } from '@folioflow/api';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as xstate from 'xstate';
import { signInCode } from './access/sign-in-code/sign-in-code.flow.ts';
import type { SignInCodePorts } from './access/sign-in-code/sign-in-code.types.ts';
import { createRunDiagnostics, recogniseOldXState, withPortCheck, type IntegrationError } from './diagnostics/index.ts';
import { acceptedLocally, noAnswer, refused } from './kit/port.ts';
import { investorRoutes } from './kit/routes.ts';
import { flushMicrotasks } from './model-testing/deferred-port.ts';
import { createSubmissionKeyCounter } from './model-testing/submission-key-counter.ts';
import { mobileRouteParams } from './parts/identity/mobile-entry/mobile.rules.ts';

const soundPorts: SignInCodePorts = {
  sendOtp: () => Promise.resolve(refused('no')),
  validateOtp: () => Promise.resolve(refused('no')),
  findSession: () => Promise.resolve(acceptedLocally({ isSignedIn: false })),
};
/** Ports as plain JavaScript passes them: any of them may be missing. */
const portsWith = (changed: Partial<Record<keyof SignInCodePorts, unknown>>) =>
  ({ ...soundPorts, ...changed }) as SignInCodePorts;

/** Starts the sign-in by code with these ports; returns the reported mistakes. */
function startSignIn(ports: SignInCodePorts, createActor: typeof xstate.createActor = xstate.createActor) {
  const errors: IntegrationError[] = [];
  const input = {
    routeParams: mobileRouteParams('9876543210'),
    routes: investorRoutes,
    newSubmission: createSubmissionKeyCounter(),
  };
  const observer = createRunDiagnostics({ onIntegrationError: (error) => errors.push(error) });
  const actor = createActor(signInCode(ports).machine, { input, ...observer });
  actor.start();
  const enterCode = async () => {
    actor.getSnapshot().children['secondFactor']?.send({ type: 'codes.submitted', mobile: '123456' });
    await flushMicrotasks();
  };
  const check = async () => {
    actor.send({ type: 'check.requested' });
    await flushMicrotasks();
  };
  return { errors, enterCode, check, actor };
}

const reported = (errors: readonly IntegrationError[]) => errors.map(({ code, sentence }) => [code, sentence]);

describe('a missing port', () => {
  test('is named when the flow is created, with the others that are missing', () => {
    const create = withPortCheck(signInCode);
    expect(() => create(portsWith({ findSession: undefined, sendOtp: 'sendOtp' }))).toThrow(
      'The flow was created without the ports sendOtp, findSession: pass a function for each. See docs/integration-errors.md#missing-port',
    );
    expect(() => create(portsWith({ validateOtp: undefined }))).toThrow('without the port validateOtp: pass');
    expect(create(soundPorts).machine.id).toBe('signInCode');
  });

  test('is reported with its first call', async () => {
    const { errors, check } = startSignIn(portsWith({ findSession: undefined }));
    await check();
    expect(reported(errors)).toEqual([
      ['missing-port', 'The flow was created without the port findSession: pass a function for each.'],
    ]);
  });

  test('of a child is reported by its name in the child', async () => {
    const { errors, enterCode } = startSignIn(portsWith({ validateOtp: undefined }));
    await enterCode();
    await enterCode();
    expect(reported(errors)).toEqual([
      ['missing-port', 'The flow was created without the port confirm: pass a function for each.'],
    ]);
  });
});

describe('a port', () => {
  test('with a mistake in its code is reported without the message of the error', async () => {
    const person = JSON.parse('null') as { mobile: string };
    const findSession = () => Promise.resolve(acceptedLocally({ isSignedIn: person.mobile === '9876543210' }));
    const { errors, check } = startSignIn(portsWith({ findSession }));
    await check();
    expect(reported(errors)).toEqual([
      [
        'port-threw',
        'The port findSession threw a TypeError, which the flow shows as an unreadable answer: mend its code, and reject only with a ProviderFault.',
      ],
    ]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a refusal', () => Promise.resolve(refused('no'))],
    ['no answer', () => Promise.resolve(noAnswer)],
    ['a fault of the provider', () => Promise.reject(new ProviderFault('unreachable', []))],
    ['an error of its own', () => Promise.reject(new Error('This browser writes no pictures.'))],
    ['a lost connection of another client', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that fails by %s is not reported', async (_, findSession) => {
    const { errors, check, actor } = startSignIn(portsWith({ findSession }));
    await check();
    expect(actor.getSnapshot().context['isRestarted']).toBe(true);
    expect(errors).toEqual([]);
  });
});

/** Copies the installed XState, with a changed main module, as a second installation beside it. */
async function importCopyOfXState(change: (main: string) => string = (main) => main): Promise<typeof xstate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xstate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const installed = path.dirname(createRequire(import.meta.url).resolve('xstate/package.json'));
  await cp(installed, folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const main = path.join(folder, 'dist', 'xstate.esm.js');
  await writeFile(main, change(await readFile(main, 'utf8')));
  return (await import(/* @vite-ignore */ pathToFileURL(main).href)) as typeof xstate;
}

describe('xstate', () => {
  test('in a second copy is reported', async () => {
    const { createActor } = await importCopyOfXState();
    const { errors } = startSignIn(soundPorts, createActor);
    expect(reported(errors)).toEqual([
      [
        'xstate-duplicated',
        'The flow runs on another copy of xstate than @folioflow/flows imports: the installation or the bundle contains xstate twice.',
      ],
    ]);
  });

  test('without an export of the recent versions is reported as too old', async () => {
    const old = await importCopyOfXState((main) => main.replace(/\bmapState,/, ''));
    expect(recogniseOldXState(old)).toMatchObject({ code: 'xstate-too-old' });
    expect(recogniseOldXState(await importCopyOfXState())).toBeNull();
  });

  test('as installed is not reported', () => {
    expect(startSignIn(soundPorts).errors).toEqual([]);
  });
});
