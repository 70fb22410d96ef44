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

export interface RecorderSwitch {
  readonly state: () => 'off' | 'building' | 'on';
  readonly turnOn: () => Promise<void>;
}

/** Returns the switch of the recorder: off until it is turned on, and off again if the build fails. */
export function createRecorderSwitch(build: () => Promise<void>): RecorderSwitch {
  let state: 'off' | 'building' | 'on' = 'off';
  let building: Promise<void> | undefined;
  const buildOnce = async () => {
    state = 'building';
    try {
      await build();
      state = 'on';
    } catch (error) {
      state = 'off';
      building = undefined;
      throw error;
    }
  };
  return { state: () => state, turnOn: () => (building ??= buildOnce()) };
}

/** The switch of a server that always serves the recorder. */
export const alwaysOn: RecorderSwitch = { state: () => 'on', turnOn: () => Promise.resolve() };
