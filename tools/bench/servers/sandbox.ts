import { serveSandbox } from '@folioflow/sandbox/server';

// A sandbox in a process of its own: reports its start time, from the start of the process, and its memory.
const { SANDBOX_DATA: dataFolder = null } = process.env;
const sandbox = await serveSandbox({
  port: 0,
  appOrigins: ['http://127.0.0.1:4600'],
  dataFolder,
  seed: 'market',
});
process.send?.({ url: sandbox.url, startedInMs: performance.now() });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ megabytes: process.memoryUsage().rss / 2 ** 20, busyMs: (user + system) / 1000 });
});
process.on('disconnect', () => void sandbox.close().then(() => process.exit(0)));
