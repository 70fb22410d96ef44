import path from 'node:path';
import { defineConfig } from 'vite';
import { inRoot } from '../../tools/root.ts';
import { createAppBuildConfig } from '../../tools/vite/app.ts';
import { areaFilterPlugin } from '../../tools/vite/area-filter.ts';
import { beforePaintPlugin, sharedPagePlugin } from '../../tools/vite/before-paint.ts';

const sourcePath = (...names: string[]) => path.join(import.meta.dirname, 'src', ...names);
const apiPath = (...names: string[]) => inRoot('packages', 'api', 'src', ...names);
const pageFolder = inRoot('packages', 'wiring', 'page');

export default defineConfig(
  createAppBuildConfig(
    import.meta.dirname,
    {
      app: 'investor',
      neutral: sourcePath('app', 'Neutral.tsx'),
      behindGuard: sourcePath('app', 'SignedInFrame.tsx'),
      drawn: { path: '/signin', by: sourcePath('first-form.tsx') },
      area: (name) => [apiPath('client', 'exchange.ts'), apiPath('contract', `${name}.ts`)],
    },
    () => [
      areaFilterPlugin((area) => area !== 'backoffice'),
      beforePaintPlugin(path.join(pageFolder, 'theme.js')),
      sharedPagePlugin(pageFolder),
    ],
  ),
);
