import { joinPath } from '@folioflow/api/contract';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { parseFields, textAt } from '../ground/fields.ts';
import { Deviation } from '../ground/verdicts.ts';
import { type Reply } from './reply.ts';
import { type Connection } from './send.ts';

const CHUNK = Buffer.alloc(64 * 1024, ' ');

const readAnswer = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
  } catch {
    // A provider that refuses a body may close the connection before the answer is complete.
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Sends a JSON body of a size in bytes, and reads an answer that arrives before the body is complete.
 * @throws Deviation without an answer
 */
export const sendLarge = async (connection: Connection, path: string, bytes: number): Promise<Reply> => {
  const url = new URL(joinPath(connection.baseUrl, path));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { 'content-type': 'application/json', 'content-length': bytes };
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = send(url, { method: 'POST', headers, timeout: connection.timeoutMs });
    let isAnswered = false;
    outgoing.on('response', (answer) => {
      isAnswered = true;
      resolve(answer);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', (error) => {
      if (!isAnswered) reject(new Deviation(`POST ${path}: no answer to a body of ${bytes} bytes.`, { cause: error }));
    });
    let left = bytes;
    const writeMore = (): void => {
      while (left > 0 && !isAnswered && !outgoing.destroyed) {
        const size = Math.min(CHUNK.length, left);
        left -= size;
        if (!outgoing.write(CHUNK.subarray(0, size))) {
          outgoing.once('drain', writeMore);
          return;
        }
      }
      if (left === 0) outgoing.end();
    };
    writeMore();
  });
  const text = await readAnswer(incoming);
  const body = parseFields(text);
  const answered = new Headers(
    Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const reply = {
    method: 'POST',
    path,
    status: incoming.statusCode ?? 0,
    headers: answered,
    text,
    body,
    code: textAt(body, 'code'),
  };
  incoming.destroy();
  connection.onReply?.(reply);
  return reply;
};
