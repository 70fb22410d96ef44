#!/usr/bin/env node
import { runCommand } from './cli/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  isTerminal: process.stdout.isTTY,
  write: (text) => process.stdout.write(text),
});
