import { runCommand } from '../../tools/command.ts';
import { inRoot } from '../../tools/root.ts';
import { previewFolder } from '../../tools/serve/preview-folder.ts';

/** Builds the review room, unless `ROOM_FOLDER` names a built one, and serves it on a free port of this machine. */
export default async function serveRoom(): Promise<() => Promise<void>> {
  const folder = process.env['ROOM_FOLDER'] ?? inRoot('.results', 'room');
  if (process.env['ROOM_FOLDER'] === undefined) {
    const { code, output } = await runCommand('storybook', ['build', '--disable-telemetry', '-o', folder]);
    if (code !== 0) throw new Error(`The review room could not be built.\n${output}`);
  }
  const { address, close } = await previewFolder(folder);
  process.env['ROOM_URL'] = address;
  return close;
}
