import path from 'node:path';

/** The folder of the whole project. */
export const root = path.dirname(import.meta.dirname);

export const inRoot = (...parts: readonly string[]) => path.join(root, ...parts);
