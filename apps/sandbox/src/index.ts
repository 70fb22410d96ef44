export { createSandbox, type Sandbox } from './sandbox.ts';
export { DroppedConnection } from './ground/refusal.ts';
export { type SandboxOptions } from './sandbox-options.ts';
export { type SeedName } from './ground/seed-name.ts';
export { openSqliteStore } from './store/sqlite.ts';
export { type Store } from './store/database.ts';
