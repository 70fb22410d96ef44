import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, root } from '../root.ts';
import { exitWithError } from '../serve/exit-with-error.ts';
import { copyTree } from './copy-tree.ts';
import { listMissingTargets, packPackage, readChangelogSection, summariseFiles } from './pack.ts';
import { writeRoomChanges } from './room-changes.ts';
import { requireSignOff } from './require-sign-off.ts';
import { prepareRelease, runIn, type PreparedRelease } from './prepare.ts';
import { commonVersion, listPublicPackages } from '../package-build/public-packages.ts';
import { packStagedPackage, stagePackage } from '../package-build/stage-package.ts';

const USAGE = `Usage: npm run release -- --dry-run   prints the release, changes nothing
       npm run release -- --prepare   writes versions, changelogs and lock file, for a commit
       npm run release -- --pack      builds the packages and writes their tarballs to .release
       --since <ref>                  compares the stories with this commit instead of the last release

--prepare and --pack are refused while a changed story has no sign-off (npm run review:check).`;

/** The day in India, as everywhere in this project. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

async function buildPackages(): Promise<void> {
  const filters = listPublicPackages(root).map(({ name }) => `--filter=${name}`);
  await runIn(root, 'turbo', ['run', 'build', ...filters, '--output-logs=errors-only']);
}

function printVersions({ changesets, before, after }: PreparedRelease): void {
  console.log(changesets === 0 ? 'No changeset is pending: no version changes.' : `Pending changesets: ${changesets}`);
  for (const [at, { name, version }] of after.entries()) {
    const old = before[at]?.version ?? 'new';
    console.log(`  ${name} ${old === version ? version : `${old} -> ${version}`}`);
  }
}

/** Prints the archives; returns the targets of exports that they lack. */
async function printPackages({ after }: PreparedRelease): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const released of after) {
    const section = readChangelogSection(released);
    if (section !== '')
      console.log(`\nChangelog of ${released.name} ${released.version}\n\n${section.replaceAll(/^(?=.)/gm, '  ')}`);
    const packed = await packPackage(released);
    console.log(`\nWould publish ${packed.name}@${packed.version} (${packed.filename}, ${packed.size} bytes):`);
    console.log(
      summariseFiles(packed.files)
        .map((line) => `  ${line}`)
        .join('\n'),
    );
    missing.push(...listMissingTargets(released, packed).map((target) => `${released.name}: ${target}`));
  }
  return missing;
}

async function dryRun(): Promise<void> {
  await buildPackages();
  const { copy, remove } = await copyTree(root);
  try {
    const release = await prepareRelease(copy, today());
    printVersions(release);
    const missing = await printPackages(release);
    if (missing.length > 0) throw new Error(`\nThe archives lack targets of exports:\n  ${missing.join('\n  ')}`);
    console.log('\nDry run: nothing was written or published.');
  } finally {
    remove();
  }
}

async function prepare(since: string | undefined): Promise<void> {
  const changes = await runIn(root, 'git', ['status', '--porcelain']);
  if (changes !== '') throw new Error('Commit or remove these changes first:\n' + changes);
  console.log(await requireSignOff(root, since));
  const release = await prepareRelease(root, today());
  printVersions(release);
  if (release.changesets === 0) return;
  const earlier = commonVersion(release.before);
  const written = await writeRoomChanges(root, { earlier, version: release.version, day: today() });
  console.log(written ?? `Version ${earlier} has no tag: the changes of the review room are not written.`);
  console.log(`\nReview and commit these changes in ${inRoot()}, then see docs/releases.md.`);
}

/** Writes the tarballs that are published: npm alone would pack manifests that name sources. */
async function pack(since: string | undefined): Promise<void> {
  console.log(await requireSignOff(root, since));
  await buildPackages();
  const folder = inRoot('.release');
  for (const released of listPublicPackages(root)) {
    const staged = stagePackage(released, path.join(folder, 'staged'));
    console.log(path.relative(root, await packStagedPackage(staged, folder)));
  }
}

const modes = { 'dry-run': dryRun, prepare, pack };

try {
  const option = { type: 'boolean' } as const;
  const { values } = parseArgs({
    options: { 'dry-run': option, prepare: option, pack: option, since: { type: 'string' } },
  });
  const { since, ...asked } = values;
  const [mode, ...others] = Object.keys(asked) as (keyof typeof modes)[];
  if (mode === undefined || others.length > 0) throw new Error(USAGE);
  await modes[mode](since);
} catch (error) {
  exitWithError(error);
}
