export { createSandbox, type Sandbox } from './http/sandbox.ts';
export { DroppedConnection } from './http/interruption.ts';
export { type SandboxOptions, type SeedName } from './http/sandbox-options.ts';
export { openSqliteStore } from './store/sqlite.ts';
export { type Store } from './store/database.ts';
