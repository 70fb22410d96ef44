import { type Plugin } from 'vite';

const chartFile = /\/packages\/flows\/src\/.*\.machine\.ts$/;
// On a line of its own, or the last property of a state on one line.
const description = /^ *description:\s*(?:'[^'\n]*'|"[^"\n]*"),$|, description: (?:'[^'\n]*'|"[^"\n]*")(?= \})/gm;

// Lines stay where they are, so that source maps hold.
const removeDescriptions = (code: string) => code.replace(description, (text) => text.replace(/[^\n]/g, ''));

/**
 * Leaves the descriptions of states out of our own charts. They are for the docs pages; neither a browser nor an
 * integrator reads them. A minifier shortens names and removes no property.
 */
export const descriptionRemovalPlugin = (): Plugin => ({
  name: 'folioflow:without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: chartFile },
    handler: (code) => ({ code: removeDescriptions(code), map: null }),
  },
});
