import { preview } from 'vite';
import { runCommand } from '../command.ts';
import { inRoot, root } from '../root.ts';

/** Builds the review room, unless `ROOM_FOLDER` names a built one, and serves it on a free port of this machine. */
export default async function serveRoom(): Promise<() => Promise<void>> {
  const folder = process.env['ROOM_FOLDER'] ?? inRoot('.results', 'room');
  if (process.env['ROOM_FOLDER'] === undefined) {
    const { code, output } = await runCommand('storybook', ['build', '--disable-telemetry', '-o', folder]);
    if (code !== 0) throw new Error(`The review room could not be built.\n${output}`);
  }
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  process.env['ROOM_URL'] = server.resolvedUrls?.local[0] ?? '';
  return () => server.close();
}
