import { createListSchemesRequest } from '../catalogue.ts';
import { startServerProcess } from '../server-process.ts';
import { figureWithMinRatio, type FigureSource } from '../figure.ts';
import { requestsPerSecond } from '../load.ts';

const name = 'listSchemes of the sandbox';
const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

/** Against a bare handler that answers the same bytes. */
export const throughput: FigureSource = {
  name,
  isBytes: false,
  measure: async () => {
    const sandbox = await startServerProcess('sandbox');
    try {
      const call = await createListSchemesRequest(textOrEmpty(sandbox.firstMessage['url']));
      const answer = await fetch(call.url, { method: 'POST', headers: call.headers, body: call.body(0) });
      const bare = await startServerProcess('bare', { initialMessage: await answer.text() });
      try {
        const floor = await requestsPerSecond({ ...call, url: textOrEmpty(bare.firstMessage['url']) }, 3);
        const value = await requestsPerSecond(call, 3);
        return figureWithMinRatio(0.5, { name, value, unit: 'requests/s', floor });
      } finally {
        await bare.close();
      }
    } finally {
      await sandbox.close();
    }
  },
};
