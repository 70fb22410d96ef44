import { runCommand } from '../../command.ts';
import { inRoot } from '../../root.ts';
import type { BuiltPage } from './render-report.ts';

/** Builds the report page, in a process of its own: Vite reads from the environment whether it builds for production. */
export async function buildPage(): Promise<BuiltPage> {
  const { code, output } = await runCommand('node', [
    '--conditions=folioflow-source',
    inRoot('tools', 'review', 'report', 'bundle.ts'),
  ]);
  if (code !== 0) throw new Error(`The report page cannot be built: ${output}`);
  return JSON.parse(output) as BuiltPage;
}
