import { serveSandbox, type ServedSandbox } from '@folioflow/sandbox/server';
import { readFileSync } from 'node:fs';
import { type Profile } from '../profile/profile-schema.ts';
import { parseProfile } from '../profile/read-profile.ts';

const PROFILE = new URL('../../profiles/sandbox.json', import.meta.url);

/** The profile of the sandbox, as the package contains it. */
export const readSandboxProfile = (): Profile => parseProfile(readFileSync(PROFILE, 'utf8'), 'profiles/sandbox.json');

/** Serves a sandbox in memory that accepts the app of its profile. */
export const serveTestSandbox = (onError: (error: unknown) => void): Promise<ServedSandbox> => {
  process.env['SANDBOX_MODE'] = '1';
  const { appOrigin } = readSandboxProfile();
  return serveSandbox({ port: 0, appOrigins: [appOrigin], dataFolder: null, seed: 'full', hashRounds: 10, onError });
};
