import { writeFileSync } from 'node:fs';
import { readRoom } from './read-room.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: node tools/room/main.ts FILE');
writeFileSync(target, `${JSON.stringify(await readRoom(), null, 1)}\n`);
// Vite leaves its worker processes running.
process.exit(0);
