import { allSchemes, catalogueFolder, whyNoCatalogue } from '../catalogue.ts';
import { child, type Child } from '../child.ts';
import { atMost, type FigureSource } from '../figure.ts';

async function withCatalogue(measure: (sandbox: Child) => Promise<number>): Promise<number> {
  const sandbox = await child('sandbox', { env: { SANDBOX_DATA: await catalogueFolder() } });
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
    if (whyNoCatalogue !== null) return whyNoCatalogue;
    const starts: number[] = [];
    // The fastest of three says what the sandbox needs; the others say what else the machine was doing.
    for (let turn = 0; turn < 3; turn += 1) {
      starts.push(await withCatalogue((sandbox) => Promise.resolve(Number(sandbox.hello['startedInMs']))));
    }
    const value = Math.min(...starts);
    return atMost(1000, { name: startName, value, unit: 'ms' });
  },
};

const memoryName = "sandbox memory with AMFI's catalogue";

/** Measured after the whole list was asked for, page by page: the pages of its database are in memory then. */
export const sandboxMemory: FigureSource = {
  name: memoryName,
  isBytes: false,
  measure: async () => {
    if (whyNoCatalogue !== null) return whyNoCatalogue;
    const value = await withCatalogue(async (sandbox) => {
      await allSchemes(String(sandbox.hello['url']));
      return Number((await sandbox.ask('memory'))['megabytes']);
    });
    return atMost(250, { name: memoryName, value, unit: 'MB' });
  },
};
