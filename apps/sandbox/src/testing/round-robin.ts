import { Agent, createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address for several processes: each request goes to the next of them. */
export interface RoundRobin {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Replaces the address of a process; its place is unchanged. */
  readonly setTarget: (place: number, url: string) => void;
  /** Calls a function with the place of the process before each forwarded request. */
  onForward: (place: number) => void;
  readonly close: () => Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const isNothingSent = (error: Error): boolean => 'code' in error && error.code === 'ECONNREFUSED';

/**
 * Starts the shared address. A process that refuses the connection is passed over, because nothing was sent; a
 * connection that ends without an answer is cut for the client too, who cannot know the effect.
 * @param host `Host` of the forwarded requests
 */
export async function startRoundRobin(urls: readonly string[], host: string): Promise<RoundRobin> {
  const targets = urls.map((url) => new URL(url));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const forward = (request: IncomingMessage, response: ServerResponse, body: Buffer, triesLeft: number): void => {
    const place = turn % targets.length;
    turn += 1;
    roundRobin.onForward(place);
    const target = targets[place];
    const options = {
      agent,
      host: target?.hostname,
      port: target?.port,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, host },
    };
    const forwarded = sendRequest(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    forwarded.on('error', (error) => {
      if (isNothingSent(error) && triesLeft > 1) forward(request, response, body, triesLeft - 1);
      else response.destroy();
    });
    forwarded.end(body);
  };
  const server = createServer((request, response) => {
    void readBody(request).then(
      (body) => forward(request, response, body, targets.length),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const roundRobin: RoundRobin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTarget: (place, url) => {
      targets[place] = new URL(url);
    },
    onForward: () => undefined,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return roundRobin;
}
