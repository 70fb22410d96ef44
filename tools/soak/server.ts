import { readdirSync } from 'node:fs';
import { startStack } from '../serve/stack.ts';

// The whole stack in a process of its own, which may be killed at any moment.
const { SOAK_DATA = '', SOAK_PORTS = '{}' } = process.env;
await startStack({
  environment: {},
  log: () => undefined,
  ports: JSON.parse(SOAK_PORTS) as { investor: number; backoffice: number; sandbox: number },
  dataFolder: SOAK_DATA,
  seed: 'full',
});
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20, descriptors: readdirSync('/dev/fd').length });
});
process.on('disconnect', () => process.exit(0));
process.send?.('up');
