#!/usr/bin/env node
import { runCommand } from './cli/run-command.ts';

const interruption = new AbortController();
process.once('SIGINT', () => {
  interruption.abort();
});

const output = { isTerminal: process.stdout.isTTY, write: (text: string) => process.stdout.write(text) };
process.exitCode = await runCommand(process.argv.slice(2), output, interruption.signal);
