import path from 'node:path';
import { inRoot } from '../root.ts';
import { exitWithError } from './exit-with-error.ts';
import { serveConfiguredApp } from './serve-configured-app.ts';

try {
  const [app = '', folder = inRoot('apps', app, 'dist')] = process.argv.slice(2);
  const server = await serveConfiguredApp(app, path.resolve(folder), process.env);
  console.log(`${app}: ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
} catch (error) {
  exitWithError(error);
}
