import { inRoot } from '../root.ts';
import { runCommand } from '../command.ts';
import { type AppName } from './app-names.ts';

/** Folder of the build of an app with its recorder. It is never part of the build that ships. */
export const recorderFolderOf = (app: AppName): string => inRoot('apps', app, 'with-recorder', 'dist');

/** Builds the apps with their recorder as far as their sources changed. */
export async function buildRecorders(apps: readonly AppName[]): Promise<void> {
  const filters = apps.map((app) => `--filter=@folioflow/${app}`);
  const { code, output } = await runCommand('turbo', [
    'run',
    'build:recorder',
    ...filters,
    '--output-logs=errors-only',
  ]);
  if (code !== 0) throw new Error(`The apps could not be built with the recorder.\n${output}`);
}
