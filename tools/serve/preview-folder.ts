import { preview } from 'vite';
import { root } from '../root.ts';

/** Serves a folder of built files on a free port of this machine. */
export async function previewFolder(folder: string) {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
