import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../root.ts';
import { createSbom } from './sbom.ts';

const sbom = await createSbom();
const { name, version } = sbom.metadata.component;
const file = inRoot('.release', `${name}-${version}.cdx.json`);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${path.relative(root, file)}: ${sbom.components.length} components of ${name} ${version} (CycloneDX).`);
