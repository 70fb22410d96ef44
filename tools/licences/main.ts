import { createSbom } from '../sbom/sbom.ts';
import { allowedLicences, reportLicences } from './licences.ts';

const { byLicence, refused } = reportLicences((await createSbom()).components);

for (const [licence, packages] of [...byLicence].sort(([, first], [, second]) => second.length - first.length)) {
  console.log(`\n${licence === '' ? 'no licence' : licence} (${packages.length})`);
  console.log(packages.map((name) => `  ${name}`).join('\n'));
}
if (refused.length > 0) {
  console.error(`\nNot allowed (allowed are ${allowedLicences.join(', ')}):`);
  console.error(refused.map((line) => `  ${line}`).join('\n'));
  process.exitCode = 1;
}
