import { httpRouteOfRequest, operations, type Operation } from '@folioflow/api/schemas';
import { describe, expect, test } from 'vitest';
import { sampleRequests } from '../../../../../packages/api/src/contract/fixtures/requests.ts';
import { type Fields, isFields, parseFields } from '../../kit/json.ts';
import { ESIGN_SIGNATURES } from '../../sdk/esign-script.ts';
import { benchPerTest, SANDBOX_ORIGIN } from '../../testing/bench.ts';
import { textField } from '../../testing/journeys.ts';

const NUL = '\u0000';
const on = benchPerTest();

/** Copies of a value, each with a character at the end of another text; the name of a file is one of its texts. */
const withCharacter = (value: unknown, character: string): readonly unknown[] => {
  if (typeof value === 'string') return [value + character];
  if (value instanceof File) return [new File([value], value.name + character, { type: value.type })];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) =>
      withCharacter(item, character).map((changed) => (value as unknown[]).with(at, changed)),
    );
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    withCharacter(field, character).map((changed) => ({ ...value, [name]: changed })),
  );
};

const formOf = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const part of Array.isArray(value) ? value : [value])
      form.append(name, part instanceof File || typeof part === 'string' ? part : JSON.stringify(part));
  return form;
};

/** Sends a request where the sample of its operation goes; returns the code, or the status without one. */
const send = async (operation: Operation, sample: Fields, request: Fields, token: string) => {
  const { method, path, multipart } = httpRouteOfRequest(operation, sample);
  const body = multipart === true ? formOf(request) : JSON.stringify(request);
  const type = multipart === true ? {} : { 'content-type': 'application/json' };
  const headers = { 'bb-access-token': token, ...type };
  const answer = await on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/api/v1${path}`, { method, headers, body }));
  return answer.status === 200 ? parseFields(await answer.text())['code'] : answer.status;
};

const tokenOf = async (auth: Operation['auth']): Promise<string> => {
  if (auth === 'none') return '';
  if (auth === 'preAuth') return on.token('9000000209');
  if (auth === 'investor') return on.token('9000000101');
  return textField(await on.control('/token', { email: 'operator@staff.example' }), 'token_id');
};

const requestsOf = ({ name }: Operation, character: string) => {
  const sample: Fields = { ...sampleRequests[name as keyof typeof sampleRequests] };
  return withCharacter(sample, character).map((changed) => [sample, changed as Fields] as const);
};

const speaking = operations.filter((operation) => requestsOf(operation, NUL).length > 0);

describe('a control character', () => {
  test.each(speaking)('in any text of $name is refused', async (operation) => {
    const token = await tokenOf(operation.auth);
    for (const [sample, changed] of requestsOf(operation, NUL))
      expect([await send(operation, sample, changed, token), changed]).toEqual(['051', changed]);
    expect(on.problems).toEqual([]);
  });

  test.each(speaking.filter(({ auth }) => auth.startsWith('staff')))(
    'in $name by an investor is refused like the rest of the request',
    async (operation) => {
      const token = await on.token('9000000101');
      for (const [sample, changed] of requestsOf(operation, NUL))
        expect(['005', '051']).toContain(await send(operation, sample, changed, token));
      expect(on.problems).toEqual([]);
    },
  );

  test.each(['\u0001', '\t', '\n', '\u001F', '\u007F', '\u0085'])('is any of Unicode: %j', async (character) => {
    const token = await on.token('9000000101');
    const body = { watchlist_name: `Savings${character}` };
    expect((await on.ask('/order/list', { order_type: 'single', ...body }, { token }))['code']).toBe('051');
  });

  test('is none of a text in another script', async () => {
    const token = await on.token('9000000101');
    const body = { order_type: 'single', note: 'बचत \u200D 💰' };
    expect((await on.ask('/order/list', body, { token }))['code']).toBe('000');
  });

  test('is refused by the control surface, the widgets and the gateway', async () => {
    const body = { mobile: `9000000101${NUL}`, email: `operator@staff.example${NUL}` };
    expect(await on.controlStatus('/token', body)).toBe(400);
    const post = (path: string, fields: Fields) =>
      on.sandbox.fetch(new Request(SANDBOX_ORIGIN + path, { method: 'POST', body: JSON.stringify(fields) }));
    expect((await post(ESIGN_SIGNATURES, { digio_id: NUL })).status).toBe(400);
    const address = `${SANDBOX_ORIGIN}/__sandbox/outbox?to=%00`;
    expect((await on.sandbox.fetch(new Request(address))).status).toBe(400);
    const form = new URLSearchParams({ signature: NUL, order_number: '1' });
    const gateway = new Request(`${SANDBOX_ORIGIN}/gateway`, { method: 'POST', body: form });
    expect((await on.sandbox.fetch(gateway)).status).toBe(400);
    expect(on.problems).toEqual([]);
  });
});
