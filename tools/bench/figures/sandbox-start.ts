import { fetchAllSchemes, importedCatalogueFolder, missingCatalogueReason } from '../catalogue.ts';
import { startServerProcess, type ServerProcess } from '../server-process.ts';
import { figureWithMaxValue, type FigureSource } from '../figure.ts';

async function withCatalogueSandbox(measure: (sandbox: ServerProcess) => Promise<number>): Promise<number> {
  const sandbox = await startServerProcess('sandbox', { env: { SANDBOX_DATA: await importedCatalogueFolder() } });
  try {
    return await measure(sandbox);
  } finally {
    await sandbox.close();
  }
}

const startName = "sandbox start with AMFI's catalogue";

export const sandboxStart: FigureSource = {
  name: startName,
  isBytes: false,
  measure: async () => {
    if (missingCatalogueReason !== null) return missingCatalogueReason;
    const starts: number[] = [];
    // The fastest of three measures the sandbox; the others include other work of the machine.
    for (let turn = 0; turn < 3; turn += 1) {
      starts.push(
        await withCatalogueSandbox((sandbox) => Promise.resolve(Number(sandbox.firstMessage['startedInMs']))),
      );
    }
    const value = Math.min(...starts);
    return figureWithMaxValue(1000, { name: startName, value, unit: 'ms' });
  },
};

const memoryName = "sandbox memory with AMFI's catalogue";

/** Measured after the whole list was asked for, page by page: the pages of its database are in memory then. */
export const sandboxMemory: FigureSource = {
  name: memoryName,
  isBytes: false,
  measure: async () => {
    if (missingCatalogueReason !== null) return missingCatalogueReason;
    const value = await withCatalogueSandbox(async (sandbox) => {
      await fetchAllSchemes(String(sandbox.firstMessage['url']));
      return Number((await sandbox.request('memory'))['megabytes']);
    });
    return figureWithMaxValue(250, { name: memoryName, value, unit: 'MB' });
  },
};
