import { parseArgs } from 'node:util';
import { writeChanges } from '../room/changes/changes-file.ts';
import { compareRooms } from '../room/changes/compare-rooms.ts';
import { formatChanges } from '../room/changes/format-changes.ts';
import { readRef, readWorkTree } from '../room/changes/read-ref.ts';
import { exitWithError } from '../serve/exit-with-error.ts';

const USAGE = `Usage: npm run review:changes -- <ref>   compares the review room with that of a tag, branch or commit,
                                         or of a file of facts (room-facts.json of a built room)`;

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [ref, ...others] = positionals;
  if (ref === undefined || others.length > 0) throw new Error(USAGE);
  const before = await readRef(ref);
  const changes = compareRooms(before, await readWorkTree());
  writeChanges(changes);
  console.log(formatChanges(changes, `Changes since ${ref}`));
  console.log('The page “What changed” of the review room shows this comparison.');
} catch (error) {
  exitWithError(error);
}
