import path from 'node:path';
import { defineConfig } from 'vite';
import { inRoot } from '../../tools/root.ts';
import { createAppBuildConfig } from '../../tools/vite/app.ts';
import { areaFilterPlugin } from '../../tools/vite/area-filter.ts';
import { beforePaintPlugin, sharedPagePlugin } from '../../tools/vite/before-paint.ts';

const sourcePath = (...names: string[]) => path.join(import.meta.dirname, 'src', ...names);
const apiPath = (...names: string[]) => inRoot('packages', 'api', 'src', ...names);
const pageFolder = inRoot('packages', 'wiring', 'page');
/** Areas of the provider that the staff call. */
const staffAreas = new Set(['access', 'stage', 'backoffice']);

export default defineConfig(
  createAppBuildConfig(
    import.meta.dirname,
    {
      app: 'backoffice',
      neutral: sourcePath('app', 'Neutral.tsx'),
      area: (name) => [apiPath('client', 'exchange.ts'), apiPath('contract', `${name}.ts`)],
    },
    () => [
      areaFilterPlugin((area) => staffAreas.has(area)),
      beforePaintPlugin(path.join(pageFolder, 'theme.js')),
      sharedPagePlugin(pageFolder),
    ],
  ),
);
