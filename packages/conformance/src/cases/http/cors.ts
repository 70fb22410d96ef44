import { pathOf } from '../../http/operations.ts';
import { type Reply } from '../../http/reply.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';

const section = 'contract 1.1, architecture CORS';
const FOREIGN_ORIGIN = 'https://foreign.example';

const requireAllowedOrigin = ({ headers, path, status }: Reply, origin: string): void => {
  const allowed = headers.get('access-control-allow-origin');
  requireThat(
    allowed === origin || allowed === '*',
    `HTTP ${status} of ${path} has access-control-allow-origin ${allowed ?? '(none)'}, so a browser hides it`,
  );
};

const requestPreflight = (on: CaseContext, origin: string, path: string, method: string) =>
  on.send({
    method: 'OPTIONS',
    path,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'bb-access-token,content-type,idempotency-key',
    },
  });

const tokensOf = (header: string | null): readonly string[] =>
  (header ?? '').split(',').map((token) => token.trim().toLowerCase());

export const corsCases = [
  defineCase({
    id: 'http.cors.preflight',
    section,
    title: 'A preflight allows the methods and headers of the contract to the app',
    mend: 'Allow POST and PUT, and the headers bb-access-token, content-type and idempotency-key.',
    needs: [],
    run: async (on) => {
      for (const [path, method] of [
        [pathOf('login'), 'POST'],
        [pathOf('createSingleOrder'), 'PUT'],
      ] as const) {
        const reply = await requestPreflight(on, on.profile.appOrigin, path, method);
        requireThat(
          reply.status >= 200 && reply.status < 300,
          `the preflight of ${path} is answered HTTP ${reply.status}`,
        );
        requireAllowedOrigin(reply, on.profile.appOrigin);
        const methods = tokensOf(reply.headers.get('access-control-allow-methods'));
        requireThat(methods.includes(method.toLowerCase()), `the preflight of ${path} does not allow ${method}`);
        const headers = tokensOf(reply.headers.get('access-control-allow-headers'));
        for (const name of ['bb-access-token', 'content-type', 'idempotency-key'])
          requireThat(headers.includes(name), `the preflight of ${path} does not allow the header ${name}`);
      }
    },
  }),
  defineCase({
    id: 'http.cors.answers',
    section,
    title: 'Accepted answers and refusals are readable for the app',
    mend: 'Send access-control-allow-origin with the origin of the app on every answer.',
    needs: ['investors.ready'],
    run: async (on) => {
      const headers = { origin: on.profile.appOrigin };
      const investor = await on.reader('ready');
      requireAllowedOrigin(await investor.call('getPortfolio', {}, { headers }), headers.origin);
      requireAllowedOrigin(await on.visitor.call('getPortfolio', {}, { headers }), headers.origin);
      requireAllowedOrigin(await on.visitor.call('login', {}, { headers }), headers.origin);
    },
  }),
  defineCase({
    id: 'http.cors.errors',
    section,
    title: 'HTTP errors are readable for the app',
    mend: 'Send access-control-allow-origin on HTTP errors too; without it an error looks like a lost connection.',
    needs: [],
    run: async (on) => {
      const { appOrigin: origin } = on.profile;
      const json = { origin, 'content-type': 'application/json' };
      const requests = [
        { method: 'POST', path: '/nothing/here', headers: json, body: '{}' },
        { method: 'GET', path: pathOf('listOrders'), headers: { origin } },
        { method: 'POST', path: pathOf('login'), headers: json, body: '{' },
        { method: 'POST', path: pathOf('login'), headers: { origin, 'content-type': 'text/plain' }, body: '{}' },
      ];
      for (const request of requests) requireAllowedOrigin(await on.send(request), origin);
    },
  }),
  defineCase({
    id: 'http.cors.foreign-origin',
    section,
    title: 'A foreign origin may not read any answer',
    mend: 'Allow only the origins of the apps, neither any origin nor the origin of the request.',
    needs: [],
    run: async (on) => {
      const headers = { origin: FOREIGN_ORIGIN };
      const replies = [
        await requestPreflight(on, FOREIGN_ORIGIN, pathOf('login'), 'POST'),
        await on.visitor.call('getPortfolio', {}, { headers }),
      ];
      for (const reply of replies) {
        const allowed = reply.headers.get('access-control-allow-origin');
        requireThat(allowed !== FOREIGN_ORIGIN && allowed !== '*', `${reply.path} allows the origin ${allowed ?? ''}`);
      }
    },
  }),
  defineCase({
    id: 'http.cors.date',
    section: 'decision 037 clock sources',
    title: 'The app may read the time of an answer',
    mend: 'Send the Date header, and access-control-expose-headers: date.',
    needs: [],
    run: async (on) => {
      const { headers } = await on.visitor.call('logout', {}, { headers: { origin: on.profile.appOrigin } });
      requireThat(!Number.isNaN(Date.parse(headers.get('date') ?? '')), 'the answer has no Date header');
      const exposed = tokensOf(headers.get('access-control-expose-headers'));
      requireThat(exposed.includes('date') || exposed.includes('*'), 'access-control-expose-headers has no date');
    },
  }),
];
