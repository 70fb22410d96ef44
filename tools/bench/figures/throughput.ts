import { listCall } from '../catalogue.ts';
import { child } from '../child.ts';
import { atLeastTimes, type FigureSource } from '../figure.ts';
import { requestsPerSecond } from '../load.ts';

const name = 'listSchemes of the sandbox';
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Against a bare handler that answers the same bytes. */
export const throughput: FigureSource = {
  name,
  isBytes: false,
  measure: async () => {
    const sandbox = await child('sandbox');
    try {
      const call = await listCall(text(sandbox.hello['url']));
      const answer = await fetch(call.url, { method: 'POST', headers: call.headers, body: call.body(0) });
      const bare = await child('bare', { first: await answer.text() });
      try {
        const floor = await requestsPerSecond({ ...call, url: text(bare.hello['url']) }, 3000);
        const value = await requestsPerSecond(call, 3000);
        return atLeastTimes(0.5, { name, value, unit: 'requests/s', floor });
      } finally {
        await bare.close();
      }
    } finally {
      await sandbox.close();
    }
  },
};
