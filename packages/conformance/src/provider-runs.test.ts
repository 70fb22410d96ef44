import { type ServedSandbox } from '@folioflow/sandbox/server';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCases } from './cases/index.ts';
import { checkProvider } from './check-provider.ts';
import { runCommand } from './cli/run-command.ts';
import { defineCase } from './kit/define-case.ts';
import { runKit } from './kit/run-kit.ts';
import { parseJsonReport } from './report/json.ts';
import { startFaultyProvider, type FaultyProvider } from './testing/faulty-provider.ts';
import { readSandboxProfile, serveTestSandbox } from './testing/sandbox-run.ts';

let served: ServedSandbox;
let provider: FaultyProvider;
let folder: string;

beforeAll(async () => {
  served = await serveTestSandbox((error) => {
    throw error;
  });
  provider = await startFaultyProvider(served.url, (request) => served.sandbox.fetch(request));
  folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
});

afterAll(async () => {
  await provider.close();
  await served.close();
  rmSync(folder, { recursive: true });
});

const fileOf = (name: string): string => path.join(folder, name);

const writeProfile = (profile: object): string => {
  const file = fileOf('profile.json');
  writeFileSync(file, JSON.stringify(profile));
  return file;
};

const run = async (...args: readonly string[]) => {
  const written: string[] = [];
  const code = await runCommand(args, { isTerminal: false, write: (text) => written.push(text) });
  return { code, text: written.join('') };
};

const runOn = (url: string, profile: object, ...args: readonly string[]) =>
  run('--url', url, '--profile', writeProfile(profile), ...args);

describe('the command on a provider', () => {
  test('ends with 0 and writes the reports when no case fails', async () => {
    provider.plant(null);
    const files = ['--json', fileOf('r.json'), '--junit', fileOf('r.xml'), '--html', fileOf('r.html')];
    const { code, text } = await runOn(provider.url, readSandboxProfile(), '--only', 'http.not-found', ...files);
    expect([code, text]).toEqual([0, expect.stringContaining('1 passed, 0 failed, 0 not tried')]);
    expect(parseJsonReport(readFileSync(fileOf('r.json'), 'utf8'))?.counts.passed).toBe(1);
    expect(readFileSync(fileOf('r.xml'), 'utf8')).toContain('name="http.not-found"');
    expect(readFileSync(fileOf('r.html'), 'utf8')).toContain('http.not-found');
  });

  test('ends with 1 when a case fails; --resume repeats only what has not passed', async () => {
    const profile = readSandboxProfile();
    provider.plant(async (request, forward) => {
      const answer = await forward(request);
      return answer.status === 405 ? { ...answer, status: 404 } : answer;
    });
    const only = ['--only', 'http.method', '--only', 'http.not-found'];
    const broken = await runOn(provider.url, profile, ...only, '--json', fileOf('first.json'));
    expect([broken.code, broken.text]).toEqual([1, expect.stringContaining('FAILED  http.method')]);

    const repeated: string[] = [];
    provider.plant((request, forward) => {
      repeated.push(request.path);
      return forward(request);
    });
    const mended = await runOn(provider.url, profile, ...only, '--resume', fileOf('first.json'));
    expect([mended.code, mended.text]).toEqual([0, expect.stringContaining('2 passed, 0 failed')]);
    expect(repeated).not.toContain('/nothing/here');
    expect(repeated).toContain('/order/create');
  });

  test('ends with 2 when it is interrupted, after the tear-down, and writes what was done', async () => {
    provider.plant(null);
    const interruption = new AbortController();
    const written: string[] = [];
    const output = {
      isTerminal: true,
      write: (text: string) => {
        written.push(text);
        if (text.includes('1/')) interruption.abort();
      },
    };
    const args = ['--url', provider.url, '--profile', writeProfile(readSandboxProfile())];
    const more = ['--only', 'http', '--concurrency', '1', '--json', fileOf('part.json')];
    expect(await runCommand([...args, ...more], output, interruption.signal)).toBe(2);
    expect(written.join('')).toContain('The run was interrupted; --resume continues it.');
    expect(parseJsonReport(readFileSync(fileOf('part.json'), 'utf8'))?.cases).toHaveLength(1);
    const switches = await (await fetch(`${served.url}/__sandbox/switches`)).text();
    expect(switches).toContain('"singleSession":"off"');
  });

  test('ends with 2 without a provider, a profile or a report', async () => {
    const profile = readSandboxProfile();
    expect(await runOn('http://127.0.0.1:1/api/v1', profile)).toEqual({
      code: 2,
      text: 'No server answers at http://127.0.0.1:1/api/v1.\n',
    });
    expect(await run('--url', provider.url, '--profile', fileOf('none.json'))).toMatchObject({ code: 2 });
    const wrong = await runOn(provider.url, profile, '--resume', writeProfile({}));
    expect([wrong.code, wrong.text]).toEqual([2, expect.stringContaining('is no JSON report of this kit')]);
  });

  test('ends with 2 when nothing could be tried', async () => {
    provider.plant(null);
    const { code, text } = await runOn(
      provider.url,
      { ...readSandboxProfile(), investors: {} },
      '--only',
      'orders.list',
    );
    expect([code, text]).toEqual([2, expect.stringContaining('the profile has no investors.orders')]);
  });

  test('lists the cases without a provider', async () => {
    const { code, text } = await run('--list', '--only', 'http.cors');
    expect([code, text]).toEqual([0, expect.stringContaining('http.cors.errors  (contract 1.1')]);
  });
});

describe('a report', () => {
  test('contains no token and no code, also about answers without a text', async () => {
    const secrets = new Set<string>();
    provider.plant(async (request, forward) => {
      const token = request.headers['bb-access-token'] ?? '';
      if (token.length > 20 && !token.includes('unknown')) secrets.add(token);
      const code = request.fields['login_otp'];
      if (typeof code === 'string' && code.length === 6) secrets.add(code);
      const { messageText: _, code: __, ...fields } = (await forward(request)).fields;
      if (typeof fields['token_id'] === 'string') secrets.add(fields['token_id']);
      return { status: 200, headers: {}, fields, text: JSON.stringify(fields) };
    });
    const only = ['access.code', 'access.token', 'security'];
    const report = await checkProvider({ url: provider.url, profile: readSandboxProfile(), only });
    expect(report.counts.failed).toBeGreaterThan(20);
    expect(secrets.size).toBeGreaterThan(10);
    const written = JSON.stringify(report);
    expect([...secrets].filter((secret) => written.includes(secret))).toEqual([]);
  });
});

describe('a test system without copies', () => {
  const {
    copies: _,
    staffTokens: __,
    ...profile
  } = {
    ...readSandboxProfile(),
    codes: { mobile: { fixed: '123456' }, email: { fixed: '654321' } },
    investors: { orders: { mobile: '9000000101' }, ready: { mobile: ['9000000100', '9000000104', '9000000106'] } },
  };
  const casesOf = (...ids: readonly string[]) => allCases.filter(({ id }) => ids.includes(id));
  const outcomesOf = async (...ids: readonly string[]) => {
    const { cases } = await runKit({ url: `${served.url}/api/v1`, profile, cases: casesOf(...ids), concurrency: 1 });
    return cases.map(({ id, outcome, reason }) => [id, outcome, reason]);
  };

  test('signs each investor in once, shares the first number, and uses each further number once', async () => {
    const spare = 'the profile has too few mobile numbers at investors.ready, and no copies';
    expect(
      await outcomesOf(
        'orders.list.types',
        'orders.status',
        'discovery.schemes.paging',
        'access.pin.change',
        'access.two-factor.id',
        'access.two-factor.once',
        'backoffice.clients',
      ),
    ).toEqual([
      ['access.pin.change', 'passed', ''],
      ['access.two-factor.id', 'passed', ''],
      ['access.two-factor.once', 'notTried', spare],
      ['orders.list.types', 'passed', ''],
      ['orders.status', 'passed', ''],
      ['discovery.schemes.paging', 'passed', ''],
      ['backoffice.clients', 'passed', ''],
    ]);
  });
});

describe('a case', () => {
  test('that uses an entry without declaring it fails', async () => {
    const undeclared = defineCase({
      ...{ id: 'kit.undeclared', section: 'contract 1.1', title: 'Title', mend: 'Mend.', needs: [] },
      run: async (on) => {
        await on.reader('ready');
      },
    });
    const { cases } = await runKit({
      url: `${served.url}/api/v1`,
      profile: readSandboxProfile(),
      cases: [undeclared],
    });
    expect(cases[0]).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('uses investors.ready without declaring it in needs') as unknown,
    });
  });

  test('fails without an answer in time', async () => {
    provider.plant(() => new Promise(() => undefined));
    const cases = allCases.filter(({ id }) => id === 'http.not-found');
    const late = await runKit({ url: provider.url, profile: readSandboxProfile(), cases, timeoutMs: 50 });
    expect(late.cases[0]).toMatchObject({ outcome: 'failed', reason: 'POST /nothing/here: no answer within 50 ms.' });
  });
});
