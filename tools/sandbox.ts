import { runSandboxServer } from '../apps/sandbox/src/server.ts';

// The sandbox refuses to start without this word, so that it is never taken for a provider.
process.env['SANDBOX_MODE'] = '1';
await runSandboxServer();
