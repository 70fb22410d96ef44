import path from 'node:path';
import { root } from '../root.ts';
import { listPublicPackages } from './public-packages.ts';
import { stagePackage } from './stage-package.ts';

// `publishConfig.directory` of each manifest: changesets publishes the package from there.
for (const published of listPublicPackages(root)) stagePackage(published, path.join(published.folder, '.publish'));
