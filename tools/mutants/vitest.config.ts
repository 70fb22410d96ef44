import path from 'node:path';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['folioflow-source', 'module', 'node', 'development|production'] };

// As for the unit tests of the repository: money and dates belong to Asia/Kolkata in every time zone of the machine.
process.env['TZ'] = 'America/Los_Angeles';

/** The unit tests of a group of rules. They also run in a copy of the repository, which has the mutants. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve,
  ssr: { resolve },
  test: {
    name: 'unit',
    environment: 'node',
    include: process.env['MUTANT_TESTS']?.split(';') ?? [],
    isolate: false,
    testTimeout: 60_000,
  },
});
