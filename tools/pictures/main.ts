import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWithError } from '../serve/exit-with-error.ts';
import { findChangedStories } from './changed-stories.ts';
import { compareRooms } from './compare-rooms.ts';
import { pairStories } from './pair-stories.ts';
import { buildCommitRoom, buildPresentRoom, git, picturesFolder, readModules, readStories } from './rooms.ts';

const USAGE = `Usage: npm run review:pictures -- <tag, branch or commit> [--all]
Compares the stories that changed files reach with those of the commit; --all compares every story.`;

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

async function compare(ref: string, takesAll: boolean): Promise<void> {
  const commit = git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim();
  console.log(`Building the review room of ${ref} (${commit.slice(0, 8)}), unless it is kept, and of the work tree …`);
  const before = await buildCommitRoom(commit);
  const after = await buildPresentRoom();
  const changed = linesOf(git('diff', '--name-only', commit) + git('ls-files', '--others', '--exclude-standard'));
  const files = takesAll ? null : findChangedStories(readModules(after), changed);
  const stories = pairStories(readStories(before), readStories(after), files);
  for (const { title, name, state } of stories) if (state !== 'kept') console.log(`${state}: ${title} › ${name}`);
  console.log(`${stories.length} stories to compare.`);
  if (stories.length === 0) return;
  const { report, isEqual } = await compareRooms({ before, after, stories, folder: picturesFolder, isShown: true });
  console.log(isEqual ? 'Nothing differs.' : 'What differs is red in the report.');
  console.log(`Report, one folder: ${path.join(path.relative(process.cwd(), report), 'index.html')}`);
}

try {
  const options = { all: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [ref, ...others] = positionals;
  if (ref === undefined || others.length > 0) throw new Error(USAGE);
  await compare(ref, values.all);
} catch (error) {
  exitWithError(error);
}
