import { joinPath } from '@folioflow/api/contract';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Deviation } from '../ground/verdicts.ts';
import { type Connection, type RawRequest } from './send.ts';

/**
 * Sends a request and closes the connection when the answer begins: the provider has answered, the client has lost it.
 * @throws Deviation if the answer does not begin in time
 */
export const sendAndLeave = (connection: Connection, { method, path, headers, body }: RawRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    const url = new URL(joinPath(connection.baseUrl, path));
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(url, { method, headers: { ...headers }, timeout: connection.timeoutMs }, (incoming) => {
      incoming.destroy();
      resolve();
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', (error) => {
      reject(new Deviation(`${method} ${path}: the connection was closed without an answer.`, { cause: error }));
    });
    outgoing.end(typeof body === 'string' ? body : undefined);
  });
