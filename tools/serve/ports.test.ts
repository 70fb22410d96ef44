import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { reservePorts } from './ports.ts';

async function occupyPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('a taken port is named, and the next free one that nobody else wants is used', async () => {
  const taken = await occupyPort();
  const lines: string[] = [];
  const ports = await reservePorts({ investor: taken, backoffice: taken + 1 }, (line) => void lines.push(line));
  expect(ports.investor).toBeGreaterThan(taken + 1);
  expect(lines[0]).toBe(`Port ${taken} is taken: investor uses ${ports.investor}.`);
  expect(ports.backoffice).not.toBe(ports.investor);
});
