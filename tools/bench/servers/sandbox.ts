import { serveSandbox } from '@folioflow/sandbox/server';

// A sandbox in a process of its own, which reports its address.
const { SANDBOX_DATA: dataFolder = null } = process.env;
const sandbox = await serveSandbox({
  port: 0,
  appOrigins: ['http://127.0.0.1:4600'],
  dataFolder,
  seed: 'market',
});
process.send?.(sandbox.url);
process.on('disconnect', () => void sandbox.close().then(() => process.exit(0)));
