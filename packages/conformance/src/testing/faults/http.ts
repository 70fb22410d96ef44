import { type Middleware, type PassingAnswer, type PlantedFault, withFields } from './fault.ts';

/** Changes every answer. */
const changeEvery =
  (change: (answer: PassingAnswer) => PassingAnswer): (() => Middleware) =>
  () =>
  async (request, forward) =>
    change(await forward(request));

const withoutHeader = (answer: PassingAnswer, name: string): PassingAnswer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([key]) => key !== name)),
});

const withHeader = (answer: PassingAnswer, name: string, value: string): PassingAnswer => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
});

const ALLOWED_ORIGIN = 'access-control-allow-origin';

/** Gives another status where the provider answers `from`. */
const replaceStatus = (from: number, to: number) =>
  changeEvery((answer) => (answer.status === from ? { ...answer, status: to } : answer));

export const httpFaults: readonly PlantedFault[] = [
  {
    title: 'lists are not compressed',
    caughtBy: 'discovery.schemes.compression',
    create: changeEvery((answer) => withoutHeader(answer, 'content-encoding')),
  },
  {
    title: 'an unknown path is answered with HTTP 200 and 061',
    caughtBy: 'http.not-found',
    create: changeEvery((answer) =>
      answer.status === 404 ? withFields({ ...answer, status: 200 }, { code: '061', messageText: '' }) : answer,
    ),
  },
  { title: 'a wrong method is answered with HTTP 404', caughtBy: 'http.method', create: replaceStatus(405, 404) },
  {
    title: 'an HTTP error has a plain message instead of errors',
    caughtBy: 'http.malformed-json',
    create: changeEvery((answer) => (answer.status === 400 ? withFields(answer, { message: 'Bad request' }) : answer)),
  },
  {
    title: 'a wrong content type is answered with HTTP 400',
    caughtBy: 'http.content-type',
    create: replaceStatus(415, 400),
  },
  {
    title: 'a body over 16 MiB is answered with HTTP 500',
    caughtBy: 'http.too-large',
    create: replaceStatus(413, 500),
  },
  {
    title: 'answers may be cached',
    caughtBy: 'http.no-store',
    create: changeEvery((answer) => withHeader(answer, 'cache-control', 'private, max-age=60')),
  },
  {
    title: 'answers are sent as text/html',
    caughtBy: 'http.json-answers',
    create: changeEvery((answer) => withHeader(answer, 'content-type', 'text/html; charset=utf-8')),
  },
  {
    title: 'a missing token is answered with HTTP 401',
    caughtBy: 'http.business-status',
    create: changeEvery((answer) => (answer.fields['code'] === '003' ? { ...answer, status: 401 } : answer)),
  },
  {
    title: 'a body that is a list is answered with HTTP 500',
    caughtBy: 'http.body-shape',
    create: () => async (request, forward) =>
      request.body.toString().startsWith('[')
        ? withFields({ status: 500, headers: {}, text: '', fields: {} }, { errors: [{ msg: 'Problem' }] })
        : forward(request),
  },
  {
    title: 'the preflight does not allow the idempotency key',
    caughtBy: 'http.cors.preflight',
    create: changeEvery((answer) =>
      withHeader(answer, 'access-control-allow-headers', 'content-type, bb-access-token'),
    ),
  },
  {
    title: 'refusals have no CORS header',
    caughtBy: 'http.cors.answers',
    create: changeEvery((answer) => (answer.fields['code'] === '000' ? answer : withoutHeader(answer, ALLOWED_ORIGIN))),
  },
  {
    title: 'HTTP errors have no CORS header',
    caughtBy: 'http.cors.errors',
    create: changeEvery((answer) => (answer.status >= 400 ? withoutHeader(answer, ALLOWED_ORIGIN) : answer)),
  },
  {
    title: 'every origin may read the answers',
    caughtBy: 'http.cors.foreign-origin',
    create: () => async (request, forward) =>
      withHeader(await forward(request), ALLOWED_ORIGIN, request.headers['origin'] ?? '*'),
  },
  {
    title: 'the Date header cannot be read by the app',
    caughtBy: 'http.cors.date',
    create: changeEvery((answer) => withoutHeader(answer, 'access-control-expose-headers')),
  },
];
