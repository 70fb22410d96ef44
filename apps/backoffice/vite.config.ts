import path from 'node:path';
import { defineConfig } from 'vite';
import { inRoot } from '../../tools/root.ts';
import { createBuildConfig } from '../../tools/vite/app.ts';
import { areaFilterPlugin } from '../../tools/vite/area-filter.ts';
import { beforePaintPlugin } from '../../tools/vite/before-paint.ts';
import { routesPlugin } from '../../tools/vite/routes.ts';
import { frameTexts, pageTexts } from './src/page-texts.ts';

const sourcePath = (...names: string[]) => path.join(import.meta.dirname, 'src', ...names);
const apiPath = (...names: string[]) => inRoot('packages', 'api', 'src', ...names);
/** Areas of the provider that the staff call. */
const staffAreas = new Set(['access', 'stage', 'backoffice']);

export default defineConfig(
  createBuildConfig(
    import.meta.dirname,
    areaFilterPlugin((area) => staffAreas.has(area)),
    beforePaintPlugin(inRoot('packages', 'wiring', 'page', 'theme.js')),
    routesPlugin({
      app: 'backoffice',
      texts: { frame: frameTexts, pages: pageTexts },
      neutral: sourcePath('app', 'Neutral.tsx'),
      area: (name) => [apiPath('client', 'exchange.ts'), apiPath('contract', `${name}.ts`)],
    }),
  ),
);
