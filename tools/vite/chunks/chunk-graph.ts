import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { collectPreloads } from '../preloads.ts';
import { type Chunk } from './parts.ts';
import { reactGroup } from './react-group.ts';

/** The files of a build that splits wherever two loads differ, without React's. */
export interface ChunkGraph {
  readonly chunks: readonly Chunk[];
  /** The modules of each file, by its id. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** Id of the file that a module is in; throws for a module outside the build. */
  readonly chunkOf: (module: string) => string;
  readonly entries: readonly string[];
  /** The files that are loaded by a dynamic import. */
  readonly dynamicEntries: readonly string[];
}

/** Identifies a file by its first module: the name of a file depends on its content. */
const idOf = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.toSorted()[0] ?? '';

/**
 * Builds an app without groups and without writing it, and returns its files. The imports of the module graph are no
 * substitute: they lead through every module that an index exports, which tree shaking has not yet removed.
 */
export async function readChunkGraph(config: UserConfig): Promise<ChunkGraph> {
  const preloads = collectPreloads();
  let output: readonly Rolldown.OutputChunk[] = [];
  const collectChunks: Plugin = {
    name: 'folioflow:collect-chunks',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        output = Object.values(bundle).filter((file) => file.type === 'chunk');
      },
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [config.plugins, preloads.plugin, collectChunks],
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const files = output.filter(({ name, moduleIds }) => moduleIds.length > 0 && name !== reactGroup.name);
  const idByFile = new Map(files.map((chunk) => [chunk.fileName, idOf(chunk)]));
  const idByModule = new Map(files.flatMap((chunk) => chunk.moduleIds.map((module) => [module, idOf(chunk)])));
  const chunkOf = (module: string) => {
    const id = idByModule.get(module);
    if (id === undefined) throw new Error(`No file of the build holds ${module}.`);
    return id;
  };
  return {
    chunks: files.map((chunk) => ({
      id: idOf(chunk),
      bytes: Object.values(chunk.modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
      imports: chunk.imports.flatMap((file) => idByFile.get(file) ?? []),
      preloads: chunk.moduleIds.flatMap((module) => preloads.of(module)).map(chunkOf),
    })),
    modules: new Map(files.map((chunk) => [idOf(chunk), chunk.moduleIds])),
    chunkOf,
    entries: files.filter(({ isEntry }) => isEntry).map(idOf),
    dynamicEntries: files.filter(({ isDynamicEntry }) => isDynamicEntry).map(idOf),
  };
}
