import { Agent, request } from 'node:http';
import { type BenchRequest } from './catalogue.ts';

const connections = 16;

/** Requests a second over kept-alive connections, after a warm-up; every answer must be HTTP 200. */
export async function requestsPerSecond({ url, headers, body }: BenchRequest, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const text = body(0);
  const sendRequest = () =>
    new Promise<void>((resolve, reject) => {
      const call = request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': text.length } });
      call.on('response', (answer) => {
        if (answer.statusCode === 200) answer.resume().on('end', resolve);
        else reject(new Error(`${url} answered ${answer.statusCode ?? 0}`));
      });
      call.on('error', reject).end(text);
    });
  const measureRate = async (length: number) => {
    const started = performance.now();
    let count = 0;
    const sendUntilEnd = async () => {
      while (performance.now() - started < length) {
        await sendRequest();
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, sendUntilEnd));
    return (count * 1000) / (performance.now() - started);
  };
  try {
    await measureRate(milliseconds / 3);
    return await measureRate(milliseconds);
  } finally {
    agent.destroy();
  }
}
