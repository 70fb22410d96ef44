import { CONTRACT_VERSION } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createDiagnosedClient } from './testing/diagnosed-client.ts';
import { findClosedAddress, startHttpServer, startProviderOfVersion, startSandbox } from './testing/servers.ts';

const INVESTOR = '9000000100';
const login = {
  login_mobile_number: INVESTOR,
  login_role: 'customer',
  login_request_from: 'mobile',
  screen_name: 'signin',
  login_request_mode: 'sendotp',
} as const;
const codeCheck = {
  login_otp: '123456',
  login_role: 'customer',
  login_mobile_number: INVESTOR,
  login_request_from: 'mobile',
  login_request_mode: 'verifyotp',
  is_password_reset: false,
} as const;

/** The reported codes with their sentences, after the reports of a probe have arrived. */
const reported = (errors: readonly { code: string; sentence: string }[]) =>
  errors.map(({ code, sentence }) => [code, sentence]);
const settle = (call: Promise<unknown>) => call.catch(() => undefined);

describe('a wrong address is reported in one sentence', () => {
  test('for a server that answers every path with a page', async () => {
    const page = await startHttpServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>App</title>');
    });
    const { provider, errors } = createDiagnosedClient(page);
    await settle(provider.listOrders({ order_type: 'single' }));
    await settle(provider.listOrders({ order_type: 'single' }));
    expect(reported(errors)).toEqual([
      [
        'no-provider-at-address',
        `${page} does not answer as a provider (The answer is no JSON.): baseUrl must be its base address with the version path, such as https://provider.example/api/v1.`,
      ],
    ]);
    expect(errors[0]?.help).toBe('docs/integration-errors.md#no-provider-at-address');
  });

  test('for the provider without its version path, and with a wrong one', async () => {
    const sandbox = await startSandbox();
    for (const baseUrl of [sandbox, `${sandbox}/api/v2`, `${sandbox}/api/v1/v1`]) {
      const { provider, errors } = createDiagnosedClient(baseUrl);
      await settle(provider.listOrders({ order_type: 'single' }));
      expect(reported(errors)).toEqual([
        ['no-provider-at-address', expect.stringContaining(`${baseUrl} does not answer as a provider (`)],
      ]);
    }
  });

  test('for another service, whose JSON has no code', async () => {
    const other = await startHttpServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    });
    const { provider, errors } = createDiagnosedClient(other);
    await provider.login(login);
    expect(reported(errors)).toEqual([
      ['no-provider-at-address', expect.stringContaining(`${other} does not answer as a provider (an answer without`)],
    ]);
  });

  test('for a port without a server, also where the client resolves without an answer', async () => {
    const closed = await findClosedAddress();
    const { provider, errors } = createDiagnosedClient(`${closed}/api/v1`);
    expect(await provider.login(login)).toEqual({ kind: 'noAnswer' });
    await settle(provider.listOrders({ order_type: 'single' }));
    await expect.poll(() => errors.length).toBe(1);
    expect(reported(errors)).toEqual([
      [
        'provider-unreachable',
        `No server answers at ${closed}/api/v1: the address or the port is wrong, the server is not running, or a policy of this page blocks it.`,
      ],
    ]);
  });
});

test('a clock that differs by more than five minutes is reported once, and a smaller difference is not', async () => {
  const sandbox = await startSandbox();
  const { provider, errors } = createDiagnosedClient(`${sandbox}/api/v1`);
  await provider.login(login);
  const fourMinutesSlow = createDiagnosedClient(`${sandbox}/api/v1`, { now: () => Date.now() - 4 * 60_000 });
  await fourMinutesSlow.provider.login(login);
  const hourFast = createDiagnosedClient(`${sandbox}/api/v1`, { now: () => Date.now() + 60 * 60_000 });
  await hourFast.provider.login(login);
  await hourFast.provider.login(login);
  expect([...errors, ...fourMinutesSlow.errors]).toEqual([]);
  expect(reported(hourFast.errors)).toEqual([
    [
      'clock-off',
      'The clock of the provider is 60 minutes behind the clock of this device, so one of the two is wrong.',
    ],
  ]);
});

describe('the version of the contract', () => {
  const [major = '', minor = ''] = CONTRACT_VERSION.split('.');
  test.each([
    [`${Number(major) - 1}.9.0`, 1],
    [`${major}.${Number(minor) - 1}.7`, 1],
    [`${Number(major) + 1}.0.0`, 1],
    ['v1', 1],
    [CONTRACT_VERSION, 0],
    [`${major}.${Number(minor) + 1}.0`, 0],
  ])('%s of the provider is reported %i times', async (version, times) => {
    const provider = await startProviderOfVersion(await startSandbox(), version);
    const client = createDiagnosedClient(`${provider}/api/v1`);
    await client.provider.login(login);
    await client.provider.login(login);
    expect(client.errors.map(({ code }) => code)).toEqual(Array(times).fill('contract-version'));
    if (times > 0) expect(client.errors[0]?.sentence).toContain(`this client needs ${CONTRACT_VERSION} or a later`);
  });
});

describe('a token at the start', () => {
  test('that is missing is reported with the first operation that needs it', async () => {
    const { provider, errors } = createDiagnosedClient(`${await startSandbox()}/api/v1`);
    expect(await provider.getPortfolio({})).toEqual({ kind: 'ended' });
    expect(reported(errors)).toEqual([
      [
        'missing-token',
        'The provider ended the call getPortfolio because no token was sent: getToken of createProvider returned none.',
      ],
    ]);
  });

  test.each(['"a-token"', 'Bearer a-token', 'undefined', '{"token":"a"}', '[object Promise]'])(
    'that is %s is reported without its value',
    async (token) => {
      const { provider, errors } = createDiagnosedClient(`${await startSandbox()}/api/v1`, { getToken: () => token });
      await provider.getPortfolio({});
      expect(errors.map(({ code }) => code)).toEqual(['invalid-token']);
      expect(errors[0]?.message).not.toContain(token);
    },
  );

  test('that has expired is no mistake of the integration', async () => {
    const settings = { getToken: () => 'c2Vzc2lvbi1vZi15ZXN0ZXJkYXk' };
    const { provider, errors } = createDiagnosedClient(`${await startSandbox()}/api/v1`, settings);
    expect(await provider.getPortfolio({})).toEqual({ kind: 'ended' });
    expect(errors).toEqual([]);
  });
});

test('a sound journey reports nothing: sign-in, a refusal, an order list and sign-out', async () => {
  const sandbox = await startSandbox();
  const { provider, errors, token } = createDiagnosedClient(`${sandbox}/api/v1`);
  await provider.login(login);
  expect(await provider.validateOtp({ ...codeCheck, login_otp: '111111' })).toMatchObject({ kind: 'refused' });
  expect(await provider.validateOtp(codeCheck)).toMatchObject({ kind: 'accepted' });
  expect(token()).not.toBe('');
  expect(await provider.listOrders({ order_type: 'single' })).toMatchObject({ kind: 'accepted' });
  await provider.logout({});
  expect(await provider.getPortfolio({})).toEqual({ kind: 'ended' });
  expect(errors).toEqual([]);
});

test('a provider that stops after it has answered is no mistake of the integration', async () => {
  let isLost = false;
  const server = await startHttpServer((_, response) => {
    if (isLost) response.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"099","messageText":"no"}');
  });
  const { provider, errors } = createDiagnosedClient(server);
  expect(await provider.login(login)).toMatchObject({ kind: 'refused' });
  isLost = true;
  await expect(provider.listOrders({ order_type: 'single' })).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await provider.login(login)).toEqual({ kind: 'noAnswer' });
  expect(errors).toEqual([]);
});
