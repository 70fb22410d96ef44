import { Agent, request } from 'node:http';
import { type ListCall } from './catalogue.ts';

const connections = 16;

/** Requests a second over kept-alive connections, after a warm-up; every answer must be HTTP 200. */
export async function requestsPerSecond({ url, headers, body }: ListCall, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const text = body(0);
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const call = request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': text.length } });
      call.on('response', (answer) => {
        if (answer.statusCode === 200) answer.resume().on('end', resolve);
        else reject(new Error(`${url} answered ${answer.statusCode ?? 0}`));
      });
      call.on('error', reject).end(text);
    });
  const during = async (length: number) => {
    const started = performance.now();
    let count = 0;
    const one = async () => {
      while (performance.now() - started < length) {
        await once();
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, one));
    return (count * 1000) / (performance.now() - started);
  };
  try {
    await during(milliseconds / 3);
    return await during(milliseconds);
  } finally {
    agent.destroy();
  }
}
