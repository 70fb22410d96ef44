import { importCommand } from '../apps/sandbox/src/import/command.ts';
import { root } from './root.ts';

process.exitCode = await importCommand(process.argv.slice(2), process.env, root);
