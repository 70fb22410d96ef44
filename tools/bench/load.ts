import autocannon from 'autocannon';
import { type BenchRequest } from './catalogue.ts';

const connections = 16;

/** Requests a second over kept-alive connections, after a warm-up; every answer must be HTTP 200. */
export async function requestsPerSecond({ url, headers, body }: BenchRequest, seconds: number): Promise<number> {
  const load = { url, method: 'POST', headers: { ...headers }, body: body(0), connections, duration: seconds } as const;
  await autocannon({ ...load, duration: 1 });
  const result = await autocannon(load);
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${url} failed ${failed} times.`);
  return result['2xx'] / result.duration;
}
