/** Packages are consumed from source; the rest are Vite's own conditions, which a list of one's own replaces. */
export const conditions = ['folioflow-source', 'module', 'browser', 'development|production'];
