import { API_BASE } from '@folioflow/api/contract';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parseFields } from '../ground/fields.ts';
import { type Middleware, type PassingAnswer, type PassingRequest } from './faults/fault.ts';

/** A server in front of a provider; without a fault it changes nothing. */
export interface FaultyProvider {
  /** The base address of the API. */
  readonly url: string;
  plant(fault: Middleware | null): void;
  close(): Promise<void>;
}

type FetchProvider = (request: Request) => Promise<Response>;

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const HOP_HEADERS = new Set(['connection', 'content-length', 'host', 'transfer-encoding', 'keep-alive']);

const headersOf = (entries: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...entries].filter(([name]) => !HOP_HEADERS.has(name)));

/** The provider compresses with gzip only: no other encoding is requested from it. */
const decodeText = (bytes: Buffer, encoding: string | undefined): string =>
  (encoding === undefined ? bytes : gunzipSync(bytes)).toString('utf8');

const encodeText = (text: string, encoding: string | undefined): Buffer =>
  encoding === undefined ? Buffer.from(text) : gzipSync(text);

const requestHeadersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  headersOf(
    Object.entries(headers).map(([name, value]) => [name, name === 'accept-encoding' ? 'gzip' : String(value)]),
  );

/** Starts a server on the loopback address that forwards every request to `fetchProvider`. */
export const startFaultyProvider = async (origin: string, fetchProvider: FetchProvider): Promise<FaultyProvider> => {
  let planted: Middleware | null = null;
  const forwardTo = async (base: string, { method, path, headers, body }: PassingRequest): Promise<PassingAnswer> => {
    const isWithoutBody = method === 'GET' || method === 'OPTIONS' || method === 'HEAD';
    const response = await fetchProvider(
      new Request(`${origin}${base}${path}`, {
        method,
        headers,
        ...(isWithoutBody ? {} : { body: new Uint8Array(body) }),
      }),
    );
    const answered = headersOf(response.headers);
    const text = decodeText(Buffer.from(await response.arrayBuffer()), answered['content-encoding']);
    return { status: response.status, headers: answered, text, fields: parseFields(text) };
  };
  const server = createServer((incoming, outgoing) => {
    const answer = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = incoming;
      const body = await readBody(incoming);
      const isApi = url.startsWith(`${API_BASE}/`);
      const request: PassingRequest = {
        method,
        path: isApi ? url.slice(API_BASE.length) : url,
        headers: requestHeadersOf(incoming),
        body,
        fields: parseFields(body.toString('utf8')),
      };
      const forward = (passed: PassingRequest) => forwardTo(isApi ? API_BASE : '', passed);
      const { status, headers, text } = await (isApi && planted ? planted(request, forward) : forward(request));
      outgoing.writeHead(status, headers).end(encodeText(text, headers['content-encoding']));
    };
    answer().catch((error: unknown) => {
      outgoing.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${API_BASE}`,
    plant: (fault) => {
      planted = fault;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
