import { renameSync, writeFileSync } from 'node:fs';
import { readRoom } from './read-room.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: node packages/review-room/build/main.ts FILE');
// Another process can read the same file: it exists when it is complete.
const draft = `${target}.${process.pid}.tmp`;
writeFileSync(draft, `${JSON.stringify(await readRoom(), null, 1)}\n`);
renameSync(draft, target);
// Vite leaves its worker processes running.
process.exit(0);
