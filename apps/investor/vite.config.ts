import path from 'node:path';
import { defineConfig } from 'vite';
import { inRoot } from '../../tools/root.ts';
import { appOf } from '../../tools/vite/app.ts';
import { areasOf } from '../../tools/vite/areas-of.ts';
import { beforePaint, sharedPage } from '../../tools/vite/before-paint.ts';
import { firstLoads } from '../../tools/vite/first-loads.ts';

const source = (...names: string[]) => path.join(import.meta.dirname, 'src', ...names);
const api = (...names: string[]) => inRoot('packages', 'api', 'src', ...names);
const page = inRoot('packages', 'wiring', 'page');

export default defineConfig(
  appOf(
    import.meta.dirname,
    areasOf((area) => area !== 'backoffice'),
    beforePaint(path.join(page, 'theme.js')),
    sharedPage(page),
    firstLoads({
      table: source('route-table.ts'),
      screens: source('routes.tsx'),
      neutral: source('app', 'Neutral.tsx'),
      behindGuard: source('app', 'SignedInFrame.tsx'),
      drawn: { path: '/signin', by: source('first-form.tsx') },
      area: (name) => [api('client', 'exchange.ts'), api('contract', `${name}.ts`)],
    }),
  ),
);
