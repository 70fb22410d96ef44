import { root } from '../root.ts';
import { runCommand } from '../command.ts';
import { parseUnitName } from './names.ts';
import { scaffold } from './scaffold.ts';

try {
  const { own, shared } = await scaffold(root, parseUnitName(process.argv[2]));
  const files = [...own, ...shared];
  // Long names break lines elsewhere than the templates do.
  await runCommand('oxfmt', files);
  console.log(files.join('\n'));
  console.log('\nNext: name the states, events and ports after the domain, then npm run api-report and npm run check.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
