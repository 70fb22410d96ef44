import { operations } from '@folioflow/api/schemas';
import { CODES } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { parseFields } from '../../kit/json.ts';
import { readDocsFile } from '../../serve/docs-folder.ts';
import { benchPerTest, SANDBOX_ORIGIN } from '../../testing/bench.ts';
import { parseAnswer as read } from '../../testing/contract.ts';

const on = benchPerTest();

interface DocumentedOperation {
  readonly 'x-folioflow-operations': readonly string[];
  readonly 'x-codes': Readonly<Record<string, string>>;
}

/** The codes of each operation by the OpenAPI document. */
async function readDocumentedCodes(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { paths } = JSON.parse(new TextDecoder().decode(await readDocsFile('openapi.json'))) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  };
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(
    documented.flatMap(({ 'x-folioflow-operations': names, 'x-codes': codes }) =>
      names.map((name) => [name, [CODES.success, ...Object.keys(codes)]] as const),
    ),
  );
}

const documentedCodes = await readDocumentedCodes();

describe('every operation of the contract', () => {
  test.each(operations.filter(({ auth, multipart }) => auth === 'investor' && multipart !== true))(
    '$name answers a code to a caller without a session',
    async ({ name, method, path }) => {
      const from = {
        getPaymentStatus: 'paymentResponse',
        getOrderResponse: 'orderResponse',
        getSipResponse: 'sipResponse',
      };
      const request_from = Object.entries(from).find(([operation]) => operation === name)?.[1];
      const answer = await on.ask(path, request_from === undefined ? {} : { request_from }, { method });
      expect(answer).toMatchObject({ code: '003', erase_token_id: true, navigateScreen: 'signin' });
    },
  );

  const sendForm = async (path: string, method: string, token: string) => {
    const body = new FormData();
    body.set('imageName', 'A.png');
    const sent = { method, headers: { 'bb-access-token': token }, body };
    return parseFields(await (await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/api/v1${path}`, sent))).text());
  };

  test.each(operations)(
    '$name answers a documented code to any request, and 000 only with a valid answer [OM-323]',
    async ({ name, path, method, multipart }) => {
      const token = await on.token('9000000101');
      const bodies = [{}, { client_info: {} }, [], 'text'];
      const answers = multipart
        ? [sendForm(path, method, token), sendForm(path, method, 'unknown')]
        : [...bodies.map((body) => on.ask(path, body, { method, token })), on.ask(path, {}, { method })];
      for (const answer of await Promise.all(answers)) {
        expect(documentedCodes.get(name)).toContain(answer['code']);
        expect(answer['messageText']).toEqual(expect.any(String));
        if (answer['code'] === CODES.success) read(name, answer);
      }
    },
  );
});
