import { build } from 'esbuild';
import { inRoot } from '../root.ts';

const drawingFile = inRoot('packages', 'review-room', 'src', 'drawing', 'FlowDrawing.tsx');

/** Bundles the frame of the review room by the settings of Storybook's static build. */
async function bundleManager(hasDrawing: boolean): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('.storybook', 'manager.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'transform',
    ignoreAnnotations: true,
    legalComments: 'none',
    logLevel: 'error',
    conditions: ['browser', 'module', 'default'],
    // These are globals of the frame.
    external: ['react', 'react-dom', 'react/jsx-runtime', 'storybook/*'],
    plugins: [
      {
        name: 'without-drawing',
        setup: (bundler) => {
          if (!hasDrawing)
            bundler.onLoad({ filter: /FlowDrawing\.tsx$/ }, ({ path }) =>
              path === drawingFile ? { contents: 'export const FlowDrawing = () => null;', loader: 'js' } : undefined,
            );
        },
      },
    ],
  });
  const [bundle] = outputFiles;
  if (bundle === undefined) throw new Error('The frame has no bundle.');
  return bundle.contents;
}

/** Returns the code of the frame with the drawing of charts and without it. */
export const bundleFrames = async (): Promise<{ readonly full: Uint8Array; readonly bare: Uint8Array }> => ({
  full: await bundleManager(true),
  bare: await bundleManager(false),
});
