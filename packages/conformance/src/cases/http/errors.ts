import { pathOf } from '../../http/operations.ts';
import { REQUEST_MAX_BYTES } from '@folioflow/api/contract';
import { sendLarge } from '../../http/send-large.ts';
import { type Reply } from '../../http/reply.ts';
import { requireCode, requireHttpError } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';

const section = 'contract 1.2 HTTP status';
const json = { 'content-type': 'application/json' };

/** Answers of each kind: accepted, refused, and HTTP errors. */
const collectReplies = async (on: CaseContext): Promise<readonly Reply[]> => [
  await on.visitor.call('logout', {}),
  await on.visitor.call('getPortfolio', {}),
  await on.send({ method: 'POST', path: '/nothing/here', headers: json, body: '{}' }),
  await on.send({ method: 'GET', path: pathOf('login') }),
  await on.send({ method: 'POST', path: pathOf('login'), headers: json, body: '{' }),
];

export const errorCases = [
  defineCase({
    id: 'http.not-found',
    section,
    title: 'An unknown path is answered with HTTP 404',
    mend: 'Answer 404 with { errors: [{ msg }] } to a path that the contract does not have.',
    needs: [],
    run: async (on) => {
      requireHttpError(await on.send({ method: 'POST', path: '/nothing/here', headers: json, body: '{}' }), 404);
    },
  }),
  defineCase({
    id: 'http.method',
    section,
    title: 'A wrong method is answered with HTTP 405',
    mend: 'Answer 405 with { errors: [{ msg }] } to a method that the path does not have.',
    needs: [],
    run: async (on) => {
      requireHttpError(await on.send({ method: 'PUT', path: pathOf('login'), headers: json, body: '{}' }), 405);
      requireHttpError(
        await on.send({ method: 'POST', path: pathOf('createSingleOrder'), headers: json, body: '{}' }),
        405,
      );
      requireHttpError(await on.send({ method: 'GET', path: pathOf('listOrders') }), 405);
    },
  }),
  defineCase({
    id: 'http.malformed-json',
    section,
    title: 'A body that is no JSON is answered with HTTP 400',
    mend: 'Answer 400 with { errors: [{ msg }] } to a body that cannot be parsed.',
    needs: [],
    run: async (on) => {
      for (const body of ['{', '{"login_role":', 'login=1', '{"a":1}}'])
        requireHttpError(await on.send({ method: 'POST', path: pathOf('login'), headers: json, body }), 400);
    },
  }),
  defineCase({
    id: 'http.content-type',
    section,
    title: 'A wrong content type is answered with HTTP 415',
    mend: 'Accept application/json, and multipart/form-data only where the contract says multipart.',
    needs: [],
    run: async (on) => {
      const text = { 'content-type': 'text/plain' };
      requireHttpError(await on.send({ method: 'POST', path: pathOf('login'), headers: text, body: '{}' }), 415);
      requireHttpError(await on.send({ method: 'PUT', path: pathOf('verifyIdProof'), headers: json, body: '{}' }), 415);
    },
  }),
  defineCase({
    id: 'http.malformed-multipart',
    section,
    title: 'A multipart body that cannot be read is answered with HTTP 400',
    mend: 'Answer 400 with { errors: [{ msg }] } to a broken multipart body.',
    needs: [],
    run: async (on) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=kit' };
      const path = pathOf('verifyIdProof');
      requireHttpError(await on.send({ method: 'PUT', path, headers, body: 'no part of a form' }), 400);
    },
  }),
  defineCase({
    id: 'http.too-large',
    section,
    title: 'A body over 16 MiB is answered with HTTP 413',
    mend: 'Stop reading at 16 MiB and answer 413 with { errors: [{ msg }] }.',
    needs: [],
    run: async (on) => {
      requireHttpError(await sendLarge(on.connection, pathOf('login'), REQUEST_MAX_BYTES + 1), 413);
    },
  }),
  defineCase({
    id: 'http.no-store',
    section: 'contract 1.1',
    title: 'Each answer carries Cache-Control: no-store',
    mend: 'Send Cache-Control: no-store with accepted answers, refusals and HTTP errors.',
    needs: [],
    run: async (on) => {
      for (const { path, status, headers } of await collectReplies(on))
        requireThat(
          /(^|,)\s*no-store\s*(,|$)/.test(headers.get('cache-control') ?? ''),
          `HTTP ${status} of ${path} has no Cache-Control: no-store`,
        );
    },
  }),
  defineCase({
    id: 'http.json-answers',
    section: 'contract 1.1',
    title: 'Each answer is application/json in UTF-8',
    mend: 'Send content-type application/json; charset=utf-8 with every answer.',
    needs: [],
    run: async (on) => {
      for (const { path, status, headers } of await collectReplies(on))
        requireThat(
          /^application\/json\s*;\s*charset=utf-8$/i.test(headers.get('content-type') ?? ''),
          `HTTP ${status} of ${path} has the content type ${headers.get('content-type') ?? '(none)'}`,
        );
    },
  }),
  defineCase({
    id: 'http.business-status',
    section,
    title: 'Refusals are HTTP 200 with a code, never 401 or 403',
    mend: 'Answer 003 and 005 with HTTP 200.',
    needs: ['investors.ready'],
    run: async (on) => {
      requireCode(await on.visitor.call('getPortfolio', {}), '003');
      requireCode(await (await on.reader('ready')).call('listClients', {}), '005');
    },
  }),
  defineCase({
    id: 'http.body-shape',
    section: 'sandbox 8 Shape',
    title: 'JSON that is no object is refused with 051',
    mend: 'Check the shape of the body before its fields; answer 051, never HTTP 500.',
    needs: [],
    run: async (on) => {
      for (const body of ['[]', '"text"', '1', 'null', 'true'])
        requireCode(await on.send({ method: 'POST', path: pathOf('login'), headers: json, body }), '051');
    },
  }),
];
